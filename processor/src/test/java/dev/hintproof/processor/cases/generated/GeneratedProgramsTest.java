package dev.hintproof.processor.cases.generated;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.processor.analysis.Analyzer;
import dev.hintproof.processor.analysis.Analyzer.MethodId;
import dev.hintproof.processor.analysis.Analyzer.Role;
import dev.hintproof.processor.analysis.Reach;
import dev.hintproof.processor.cases.Analysers;
import dev.hintproof.processor.cases.CaseSource;
import dev.hintproof.processor.cases.Javac;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The law: no program whose run reaches the boundary is accepted as plain. How many are refused although no run reaches it is
 * printed, and has a floor. {@code -Dcases.programs=5000 -Dcases.seed=1} asks for more.
 */
class GeneratedProgramsTest {

    /** Programs that never reach the boundary in a run and must be accepted, in percent; what is measured is far above. */
    private static final int PRECISION_FLOOR = 40;

    @TempDir
    Path temporary;

    @Test
    void noRunThatReachesTheBoundaryIsAccepted() throws Exception {
        check(Long.getLong("cases.seed", 1), Integer.getInteger("cases.programs", 30));
    }

    @Test
    @Tag("heavy")
    void hundredsOfPrograms() throws Exception {
        for (int batch = 0; batch < 2; batch++) {
            check(1000 + batch * 100L, 100);
        }
    }

    private void check(long firstSeed, int count) throws Exception {
        Path sources = Files.createTempDirectory(temporary, "sources");
        Path classes = Files.createTempDirectory(temporary, "classes");
        List<Path> files = new ArrayList<>();
        List<String> packages = new ArrayList<>();
        for (long seed : LongStream.range(firstSeed, firstSeed + count).toArray()) {
            var generator = new ProgramGenerator(seed);
            packages.add(generator.packageName());
            Path file =
                    sources.resolve(generator.packageName().replace('.', '/')).resolve("Tools.java");
            Files.createDirectories(file.getParent());
            files.add(Files.writeString(file, generator.source()));
        }
        Javac.compile(files, classes, List.of());
        judge(packages, classes, sources);
    }

    private static void judge(List<String> packages, Path classes, Path sources) throws Exception {
        List<String> accepted = new ArrayList<>();
        int reaching = 0;
        int named = 0;
        int quiet = 0;
        int quietAccepted = 0;
        for (String name : packages) {
            boolean reached = runs(name, classes);
            SortedSet<Capability> found = reach(name, classes).capabilities();
            boolean refused = found.contains(Capability.FS_DELETE) || found.contains(Capability.OPAQUE);
            if (reached) {
                reaching++;
                named += found.contains(Capability.FS_DELETE) ? 1 : 0;
                if (!refused) {
                    accepted.add(keep(sources, name));
                }
            } else {
                quiet++;
                quietAccepted += refused ? 0 : 1;
            }
        }
        System.err.printf(
                "%d programs: %d reach the boundary, named in %d; of %d others %d are accepted%n",
                packages.size(), reaching, named, quiet, quietAccepted);
        assertEquals(List.of(), accepted, "reach the boundary and are accepted");
        assertTrue(reaching > 0 && quiet > 0, "the generator makes one kind of program only");
        assertTrue(
                100 * quietAccepted >= PRECISION_FLOOR * quiet,
                quietAccepted + " of " + quiet + " programs that don't reach the boundary are accepted");
    }

    private static boolean runs(String name, Path classes) throws Exception {
        boolean reached = false;
        for (int x = 0; x < 4; x++) {
            try (var loader = new URLClassLoader(
                    new URL[] {classes.toUri().toURL()}, GeneratedProgramsTest.class.getClassLoader())) {
                Boundary.reset();
                Object server;
                Class<?> type = Class.forName(name + ".Tools", true, loader);
                try {
                    server = type.getConstructor().newInstance();
                } catch (InvocationTargetException e) {
                    continue; // start-up fails: there is no server
                }
                Boundary.reset();
                try {
                    Object result = type.getMethod("tool", int.class).invoke(server, x);
                    assertTrue(result instanceof Integer);
                } catch (InvocationTargetException e) {
                    reached |= Boundary.hits() > 0; // it may reach the boundary first, and then fail
                }
                reached |= Boundary.hits() > 0;
            }
        }
        return reached;
    }

    private static Reach reach(String name, Path classes) throws IOException {
        Map<String, byte[]> own = new TreeMap<>();
        try (Stream<Path> files = Files.walk(classes.resolve(name.replace('.', '/')))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String path = classes.relativize(file).toString().replace('\\', '/');
                own.put(path.substring(0, path.length() - ".class".length()), Files.readAllBytes(file));
            }
        }
        Analyzer analyzer =
                Analysers.of(new CaseSource(own, Map.of(), classes, classes), new BoundaryCatalog(Analysers.catalog()));
        var entry = new MethodId(name.replace('.', '/') + "/Tools", "tool", "(I)I");
        return analyzer.reach(entry, Role.TOOL).orElseThrow();
    }

    /** Keeps the source of a program that breaks the law, and says where. */
    private static String keep(Path sources, String name) throws IOException {
        Path kept = Path.of("target", "generated-programs", name + ".java.txt");
        Files.createDirectories(kept.getParent());
        Files.copy(
                sources.resolve(name.replace('.', '/')).resolve("Tools.java"),
                kept,
                java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        return kept.toString();
    }
}
