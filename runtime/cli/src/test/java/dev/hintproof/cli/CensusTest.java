package dev.hintproof.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A census of a whole registry goes through in little memory. On demand: it writes and reads a quarter of a gigabyte. */
@Tag("benchmark")
class CensusTest {

    @TempDir
    Path folder;

    @Test
    void labelsAndAuditOfARegistryFitIntoLittleMemory() throws IOException, InterruptedException {
        Path corpus = Path.of(System.getProperty("hintproof.corpus", "../../../shared/corpus"));
        assumeTrue(Files.isDirectory(corpus), "skipped: there is no corpus at " + corpus);
        Path census = folder.resolve("census.jsonl");
        Census.write(corpus, census);
        String table = run(0, "-Xmx128m", "label", "--table", census.toString());
        assertTrue(table.endsWith("Live tools\t230,000\n"), table);
        String report = run(1, "-Xmx512m", "audit", census.toString());
        assertTrue(
                report.contains("1 file, 230000 tools: 0 blocked"),
                () -> report.substring(Math.max(0, report.length() - 200)));
    }

    private String run(int status, String heap, String... arguments) throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                heap,
                "-cp",
                System.getProperty("java.class.path"),
                Hintproof.class.getName()));
        command.addAll(List.of(arguments));
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        assertTrue(process.waitFor(10, TimeUnit.MINUTES), "it goes on for ever");
        assertEquals(status, process.exitValue(), Files.readString(err));
        return Files.readString(out);
    }
}
