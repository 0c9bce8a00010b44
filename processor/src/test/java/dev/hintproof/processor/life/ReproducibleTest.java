package dev.hintproof.processor.life;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.hintproof.processor.testing.Jdks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two builds of the notes server, each by a compiler of its own: the same bytes, whatever the order, the place and the time. */
class ReproducibleTest {

    private static final Path NOTES =
            Path.of("../examples/notes/src/main/java").toAbsolutePath().normalize();

    @TempDir
    Path folder;

    /** Manifests and generated sources by name, whole. */
    private Map<String, String> build(String name, Path javaHome, boolean reversed) throws Exception {
        Path output = Files.createDirectories(folder.resolve(name).resolve("classes"));
        Path generated = Files.createDirectories(folder.resolve(name).resolve("generated"));
        List<String> command = new ArrayList<>(List.of(
                javaHome.resolve("bin/javac").toString(),
                "--release",
                "17",
                "-cp",
                System.getProperty("java.class.path"),
                "-processorpath",
                System.getProperty("java.class.path"),
                "-processor",
                "dev.hintproof.processor.HintproofProcessor,dev.hintproof.processor.OwnAnnotations",
                "-d",
                output.toString(),
                "-s",
                generated.toString()));
        List<String> sources = sources();
        if (reversed) {
            Collections.reverse(sources);
        }
        command.addAll(sources);
        Path log = folder.resolve(name + ".log");
        Process javac = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        assertEquals(0, javac.waitFor(), Files.readString(log));
        Map<String, String> results = new TreeMap<>();
        read(output.resolve("META-INF"), results);
        read(generated, results);
        assertTrue(results.containsKey("mcp/notes.json"), results.keySet()::toString);
        assertTrue(results.containsKey("com/example/notes/NoteTools_McpTools.java"), results.keySet()::toString);
        return results;
    }

    private static List<String> sources() throws IOException {
        try (Stream<Path> files = Files.walk(NOTES)) {
            return new ArrayList<>(files.filter(file -> file.toString().endsWith(".java"))
                    .map(Path::toString)
                    .sorted()
                    .toList());
        }
    }

    private static void read(Path root, Map<String, String> results) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                results.put(root.relativize(file).toString().replace('\\', '/'), Files.readString(file));
            }
        }
    }

    /** Without the digests of class files, which are those of one javac. */
    private static Map<String, String> withoutDigests(Map<String, String> results) {
        Map<String, String> rest = new TreeMap<>(results);
        rest.computeIfPresent(
                "mcp/notes.json",
                (name, text) -> text.replaceAll("(\"com/example/[^\"]+\": \"sha256:)[0-9a-f]{64}", "$1"));
        return rest;
    }

    @Test
    void twoBuildsAreTheSameWhateverTheOrderOfTheSources() throws Exception {
        Path own = Path.of(System.getProperty("java.home"));

        assertEquals(build("one", own, false), build("two", own, true));
    }

    @Test
    void theyAreOnJdk25TooAndThereNothingButDigestsDiffers() throws Exception {
        Optional<Path> jdk25 = Jdks.find(25);
        assumeTrue(jdk25.isPresent(), "there is no JDK 25 beside this one; .ci/run says where it is looked for");
        Map<String, String> newer = build("one", jdk25.orElseThrow(), false);

        assertEquals(newer, build("two", jdk25.orElseThrow(), true));
        Path own = Path.of(System.getProperty("java.home"));
        assertEquals(withoutDigests(build("three", own, false)), withoutDigests(newer));
    }
}
