package dev.hintproof.processor.cases;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.manifest.effect.EffectClass;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Puts a case together from its class files and the comments of its sources. */
final class CaseReader {

    private static final String ANNOTATIONS = "Ldev/hintproof/annotations/";

    private final String name;
    private final Path folder;
    private final Path output;
    private final Map<String, CaseComments> comments;

    CaseReader(String name, Path folder, Path output, Map<String, CaseComments> comments) {
        this.name = name;
        this.folder = folder;
        this.output = output;
        this.comments = comments;
    }

    Case read() {
        List<String> classes = new ArrayList<>();
        Map<String, List<CaseTool>> tools = new TreeMap<>();
        for (Path file : CaseSuite.filesBelow(output, ".class")) {
            ClassNode node = CaseSuite.parse(file);
            classes.add(node.name);
            if (find(node.invisibleAnnotations, "McpServer") != null) {
                toolsOf(node, tools.computeIfAbsent(node.sourceFile, key -> new ArrayList<>()));
            }
        }
        comments.forEach((file, found) -> {
            int expected = found.tools().size();
            int actual = tools.getOrDefault(file, List.of()).size();
            if (expected != actual) {
                throw new AssertionError(name + "/" + file + ": " + actual + " tools, " + expected + " expectations");
            }
        });
        List<String> library =
                classes.stream().filter(one -> one.startsWith(name + "/lib/")).toList();
        List<Case.Exceeded> exceeds = comments.values().stream()
                .flatMap(file -> file.exceeds().stream())
                .toList();
        List<CaseTool> all = tools.values().stream()
                .flatMap(List::stream)
                .sorted(Comparator.comparing(CaseTool::owner).thenComparingInt(CaseTool::line))
                .toList();
        if (all.isEmpty()) {
            throw new AssertionError(name + ": no tool");
        }
        return new Case(name, folder, classes.stream().sorted().toList(), library, all, exceeds);
    }

    private void toolsOf(ClassNode node, List<CaseTool> into) {
        CaseComments file = comments.get(node.sourceFile);
        if (file == null) {
            throw new AssertionError(name + ": no source for " + node.name);
        }
        for (MethodNode method : node.methods) {
            if (find(method.invisibleAnnotations, "McpTool") == null) {
                continue;
            }
            if (into.size() == file.tools().size()) {
                throw new AssertionError(name + ": more tools than expectations");
            }
            CaseComments.Tool comment = file.tools().get(into.size());
            boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
            into.add(new CaseTool(
                    comment.line(),
                    node.name,
                    method.name,
                    method.desc,
                    isStatic,
                    admitted(method.invisibleAnnotations, node.invisibleAnnotations),
                    comment.verdict(),
                    comment.asDependency() == null ? comment.verdict() : comment.asDependency(),
                    comment.asMethod() == null ? comment.verdict() : comment.asMethod(),
                    comment.arguments(),
                    comment.run()));
        }
    }

    private static Set<Capability> admitted(
            @Nullable List<AnnotationNode> method, @Nullable List<AnnotationNode> type) {
        for (var where : Stream.of(method, type).map(CaseReader::orEmpty).toList()) {
            if (find(where, "Plain") != null) {
                return upTo(EffectClass.PLAIN);
            }
            AnnotationNode witnessed = find(where, "Witnessed");
            if (witnessed != null) {
                return scoped(witnessed, EffectClass.WITNESSED);
            }
            AnnotationNode emission = find(where, "Emission");
            if (emission != null) {
                return scoped(emission, EffectClass.EMISSION);
            }
        }
        return upTo(EffectClass.EMISSION);
    }

    private static Set<Capability> scoped(AnnotationNode annotation, EffectClass whole) {
        if (annotation.values != null) {
            int value = annotation.values.indexOf("value");
            if (value >= 0 && annotation.values.get(value + 1) instanceof List<?> words && !words.isEmpty()) {
                Set<Capability> result = upTo(EffectClass.PLAIN);
                words.forEach(word -> result.add(Capability.of((String) word).orElseThrow()));
                return result;
            }
        }
        return upTo(whole);
    }

    private static Set<Capability> upTo(EffectClass limit) {
        var result = EnumSet.noneOf(Capability.class);
        for (Capability one : Capability.values()) {
            if (limit.admits(one.effectClass())) {
                result.add(one);
            }
        }
        return result;
    }

    private static List<AnnotationNode> orEmpty(@Nullable List<AnnotationNode> annotations) {
        return annotations == null ? List.of() : annotations;
    }

    private static @Nullable AnnotationNode find(@Nullable Collection<AnnotationNode> annotations, String simpleName) {
        if (annotations != null) {
            for (AnnotationNode one : annotations) {
                if (one.desc.equals(ANNOTATIONS + simpleName + ";")) {
                    return one;
                }
            }
        }
        return null;
    }
}
