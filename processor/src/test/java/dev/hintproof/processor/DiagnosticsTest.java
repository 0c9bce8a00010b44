package dev.hintproof.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hintproof.processor.report.Problem;
import dev.hintproof.processor.testing.Compilation;
import dev.hintproof.processor.testing.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every message: {@code diagnostics/<Name>.java} has what is refused beside what passes, {@code <Name>.txt} all that javac prints of
 * it. A page documents it.
 */
class DiagnosticsTest {

    private static final Path CASES = Path.of("src/test/resources/diagnostics");
    private static final Path PAGES = Path.of("../docs/diagnostics");

    /** Messages that no source text alone brings about, with the test that does. */
    private static final Map<Problem, Class<?>> ELSEWHERE = Map.of(
            Problem.UNSUPPORTED_COMPILER, HostsTest.class,
            Problem.INTERNAL_ERROR, FailuresTest.class,
            Problem.OUTPUT_FAILED, FailuresTest.class,
            Problem.INVALID_CATALOG, FailuresTest.class,
            Problem.UNREADABLE_CLASS, FailuresTest.class,
            Problem.UNREADABLE_MANIFEST, EndToEndTest.class,
            Problem.HELPER_BOUND, BoundsTest.class);

    @TempDir
    Path folder;

    /** File names without ending: a message's name, or one with {@code -something} after it. */
    static Stream<String> cases() throws IOException {
        try (Stream<Path> files = Files.list(CASES)) {
            return files
                    .map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".java"))
                    .map(file -> file.substring(0, file.length() - ".java".length()))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @Test
    void everyMessageHasACaseOrAnotherTest() throws IOException {
        var covered = new TreeSet<String>();
        cases().forEach(name -> covered.add(name.replaceFirst("-.*", "")));
        ELSEWHERE.keySet().forEach(problem -> covered.add(problem.pageName()));
        var all = new TreeSet<String>();
        for (Problem problem : Problem.values()) {
            all.add(problem.pageName());
        }
        assertEquals(all, covered);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void isReportedWholeAndAtItsPlace(String name) throws IOException {
        String source = Files.readString(CASES.resolve(name + ".java"));
        var compilation = new Compilation(folder)
                .processors(TestProcessors.all())
                .options("-Xlint:-processing")
                .source(source);
        String first = source.lines().findFirst().orElse("");
        if (first.startsWith("// options: ")) {
            for (String option : first.substring("// options: ".length()).split(" ", -1)) {
                if (option.equals("--bare")) {
                    compilation.withoutRuntime();
                } else {
                    compilation.options(option);
                }
            }
        }
        String output = compilation.run().output();

        assertTrue(output.contains("[" + name.replaceFirst("-.*", "") + "]"), output);
        Golden.check(CASES.resolve(name + ".txt"), output);
    }

    @Test
    void everyMessageHasAPageAndEveryPageAMessage() throws IOException {
        var expected = new TreeSet<String>();
        for (Problem problem : Problem.values()) {
            expected.add(problem.pageName() + ".md");
        }
        var pages = new TreeSet<String>();
        try (Stream<Path> files = Files.list(PAGES)) {
            files.map(file -> file.getFileName().toString())
                    .filter(file -> !file.equals("README.md"))
                    .forEach(pages::add);
        }
        assertEquals(expected, pages);
        for (Problem problem : Problem.values()) {
            String page = Files.readString(PAGES.resolve(problem.pageName() + ".md"));
            assertTrue(page.startsWith("# " + problem.pageName() + "\n"), problem.pageName());
            assertTrue(
                    page.contains("**" + problem.severity().name().toLowerCase(java.util.Locale.ROOT) + "**"),
                    problem.pageName() + " says how bad it is");
        }
    }
}
