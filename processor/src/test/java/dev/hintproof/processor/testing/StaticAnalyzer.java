package dev.hintproof.processor.testing;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.processor.analysis.Analyzer;
import dev.hintproof.processor.analysis.CallPath;
import dev.hintproof.processor.analysis.CallPath.Step;
import dev.hintproof.processor.analysis.Crossing;
import dev.hintproof.processor.analysis.Reach;
import dev.hintproof.processor.bytecode.ClassSource;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * An analyser that is good enough to test everything around the real one: it follows calls by their names, and knows a handful of
 * boundaries. Tests of the front end lean on it so that no rule of the analysis can change their outcome.
 */
public final class StaticAnalyzer implements Analyzer {

    private static final Map<String, Capability> BOUNDARIES = Map.of(
            "java/nio/file/Files.delete", Capability.FS_DELETE,
            "java/nio/file/Files.writeString", Capability.FS_WRITE,
            "java/nio/file/Files.readString", Capability.FS_READ,
            "java/net/http/HttpRequest$Builder.POST", Capability.NET_WRITE,
            "java/net/http/HttpRequest$Builder.GET", Capability.NET_READ,
            "java/lang/Runtime.exec", Capability.PROCESS_SPAWN,
            "java/io/PrintStream.println", Capability.STDOUT);

    private final ClassSource source;

    /** An analyser of those class files. */
    public StaticAnalyzer(ClassSource source) {
        this.source = source;
    }

    private record Visit(MethodId method, List<Step> path) {}

    @Override
    public Optional<Reach> reach(MethodId entry, Role role) {
        if (find(entry).isEmpty()) {
            return Optional.empty();
        }
        var crossings = new ArrayList<Crossing>();
        var classes = new TreeMap<String, String>();
        var seen = new HashSet<MethodId>(List.of(entry));
        var work = new ArrayDeque<Visit>(List.of(new Visit(entry, List.of())));
        while (!work.isEmpty()) {
            Visit visit = work.remove();
            Optional<MethodNode> method = find(visit.method());
            if (method.isEmpty()) {
                continue;
            }
            digest(visit.method().owner(), classes);
            int line = 0;
            for (AbstractInsnNode instruction : method.get().instructions) {
                if (instruction instanceof LineNumberNode number) {
                    line = number.line;
                } else if (instruction instanceof MethodInsnNode call) {
                    follow(visit, call, line, crossings, seen, work);
                }
            }
        }
        crossings.sort(java.util.Comparator.comparing(Crossing::capability).thenComparing(Crossing::boundary));
        return Optional.of(new Reach(crossings, List.of(), new TreeSet<>(), classes, ""));
    }

    private void follow(
            Visit visit,
            MethodInsnNode call,
            int line,
            List<Crossing> crossings,
            Set<MethodId> seen,
            Queue<Visit> work) {
        var path = new ArrayList<>(visit.path());
        path.add(new Step(text(visit.method()), file(visit.method().owner()) + ":" + line));
        Capability capability = BOUNDARIES.get(call.owner + "." + call.name);
        if (capability != null) {
            String boundary = call.owner.replace('/', '.').replace('$', '.') + "." + call.name;
            path.add(new Step(boundary, "catalog test"));
            crossings.add(new Crossing(
                    capability,
                    boundary,
                    Crossing.Kind.CATALOG,
                    new CallPath(path),
                    Optional.empty(),
                    Optional.empty(),
                    false));
            return;
        }
        var target = new MethodId(call.owner, call.name, call.desc);
        if (seen.add(target)) {
            work.add(new Visit(target, path));
        }
    }

    @Override
    public List<BoundViolation> boundViolations() {
        return List.of();
    }

    private void digest(String owner, Map<String, String> classes) {
        byte[] bytes = source.find(owner);
        if (bytes != null) {
            try {
                byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
                classes.put(owner, "sha256:" + HexFormat.of().formatHex(digest));
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private Optional<MethodNode> find(MethodId id) {
        byte[] bytes = source.find(id.owner());
        if (bytes == null) {
            return Optional.empty();
        }
        var node = new ClassNode();
        new ClassReader(bytes).accept(node, 0);
        return node.methods.stream()
                .filter(method -> method.name.equals(id.name()) && method.desc.equals(id.descriptor()))
                .findFirst();
    }

    private static String file(String owner) {
        return simple(owner).replaceAll("[.].*", "") + ".java";
    }

    private static String simple(String owner) {
        return owner.substring(owner.lastIndexOf('/') + 1).replace('$', '.');
    }

    private static String text(MethodId method) {
        var types = new ArrayList<String>();
        for (Type type : Type.getArgumentTypes(method.descriptor())) {
            types.add(simple(type.getClassName().replace('.', '/')));
        }
        return simple(method.owner()) + "." + method.name() + "(" + String.join(", ", types) + ")";
    }
}
