package com.example.builds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * What a command came to.
 *
 * @param status its exit status
 * @param output all that it printed, to either stream
 */
record Outcome(int status, String output) {

    /** Runs a command to its end. */
    static Outcome of(Path folder, Map<String, String> environment, List<String> command)
            throws IOException, InterruptedException {
        Path log = Files.createTempFile("hintproof", ".log");
        try {
            ProcessBuilder builder =
                    new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
            builder.environment().putAll(environment);
            Process process = builder.redirectOutput(log.toFile()).start();
            if (!process.waitFor(5, TimeUnit.MINUTES)) {
                process.destroyForcibly().waitFor();
                throw new AssertionError(command + " doesn't end; it printed:\n" + Files.readString(log));
            }
            return new Outcome(process.exitValue(), Files.readString(log));
        } finally {
            Files.delete(log);
        }
    }

    /** The same where it succeeded; else the test fails. */
    Outcome succeeded() {
        assertEquals(0, status, output);
        return this;
    }

    /** The same where it failed and said so in one of these ways; else the test fails. */
    Outcome failedWithOneOf(String... texts) {
        assertNotEquals(0, status, output);
        assertTrue(
                Arrays.stream(texts).anyMatch(output::contains),
                () -> "none of " + Arrays.toString(texts) + " is in:\n" + output);
        return this;
    }

    /** The same where it failed and said so in those words; else the test fails. */
    Outcome failedWith(String words) {
        assertNotEquals(0, status, output);
        assertTrue(output.contains(words), () -> "'" + words + "' isn't in:\n" + output);
        return this;
    }
}
