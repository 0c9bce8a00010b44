package dev.hintproof.processor.cases;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/**
 * All cases under {@code src/test/cases}, compiled together: a case's folder is its package.
 *
 * @param cases the cases by name
 * @param classes where their class files lie
 * @param fronts where the class files of the one-line tools lie
 * @param stubs where the class files of the frameworks' annotations lie
 */
record CaseSuite(List<Case> cases, Path classes, Path fronts, Path stubs) {

    static final Path ROOT = Path.of("src", "test", "cases");

    /** Annotations of frameworks that cases use: on their class path always. */
    private static final Path STUBS = Path.of("src", "test", "case-stubs");

    private static final Path OUTPUT = Path.of("target", "cases");

    private static final class Holder {
        static final CaseSuite SUITE = load();
    }

    /** The suite, compiled when first asked for. */
    static CaseSuite get() {
        return Holder.SUITE;
    }

    private static CaseSuite load() {
        Path classes = OUTPUT.resolve("classes").toAbsolutePath();
        Path fronts = OUTPUT.resolve("fronts").toAbsolutePath();
        Path stubs = OUTPUT.resolve("stubs").toAbsolutePath();
        Map<String, List<Path>> sources = new TreeMap<>();
        Map<String, Map<String, CaseComments>> comments = new TreeMap<>();
        for (Path file : filesBelow(ROOT, ".java")) {
            Path relative = ROOT.relativize(file);
            String name = relative.getName(0) + "/" + relative.getName(1);
            String simple = file.getFileName().toString();
            comments.computeIfAbsent(name, key -> new TreeMap<>()).put(simple, CaseComments.read(simple, lines(file)));
            sources.computeIfAbsent(name, key -> new ArrayList<>()).add(file);
        }
        int java = Runtime.version().feature();
        comments.forEach((name, files) -> {
            if (files.values().stream().anyMatch(file -> file.javaVersion() > java)) {
                sources.remove(name);
            }
        });
        deleteBelow(OUTPUT);
        Javac.compile(filesBelow(STUBS, ".java"), stubs, List.of());
        Javac.compile(sources.values().stream().flatMap(List::stream).toList(), classes, List.of(stubs));
        List<Case> cases = new ArrayList<>();
        sources.forEach((name, files) -> {
            var folder = ROOT.resolve(name);
            cases.add(
                    new CaseReader(name, folder, classes.resolve(name), comments.getOrDefault(name, Map.of())).read());
        });
        var suite = new CaseSuite(List.copyOf(cases), classes, fronts, stubs);
        Fronts.compile(suite, OUTPUT.resolve("front-sources"));
        return suite;
    }

    /** The class files below a folder, parsed without code. */
    static ClassNode parse(Path file) {
        try {
            var node = new ClassNode();
            new ClassReader(Files.readAllBytes(file)).accept(node, ClassReader.SKIP_CODE);
            return node;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Path> filesBelow(Path folder, String suffix) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> file.getFileName().toString().endsWith(suffix))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void deleteBelow(Path folder) {
        for (Path file : filesBelow(folder, "")) {
            try {
                Files.delete(file);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
