package dev.hintproof.manifest.gg;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.json.ToolLists;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Labels of every property of the corpus, by this classifier and by the same rules in CPython, on one thread each, in one run. */
class LabelBenchmark {

    private static final int REPEATS = 20;
    private static final int RUNS = 9;

    @TempDir
    Path folder;

    @Test
    @Tag("benchmark")
    void againstCpython() throws IOException, InterruptedException {
        Path corpus = Path.of(System.getProperty("hintproof.corpus", "../../../shared/corpus"));
        assumeTrue(Files.isDirectory(corpus), "skipped: there is no corpus at " + corpus);
        assumeTrue(PythonOracle.isInstalled(), "skipped: python3 is not installed");
        List<PythonOracle.Row> rows = rows(corpus);
        double python = PythonOracle.ask(rows, folder).seconds();
        double[] java = new double[RUNS];
        long labels = 0;
        for (int run = 0; run < RUNS; run++) {
            long start = System.nanoTime();
            for (PythonOracle.Row row : rows) {
                labels += GgLabels.of(row.name(), row.description()).size();
            }
            java[run] = (System.nanoTime() - start) / 1e9;
        }
        Arrays.sort(java);
        double median = java[RUNS / 2];
        System.out.printf(
                Locale.ROOT,
                "%d properties (%d labels): CPython %.0f per second, hintproof %.0f per second, ratio %.0f%n",
                rows.size(),
                labels / RUNS,
                rows.size() / python,
                rows.size() / median,
                python / median);
    }

    private static List<PythonOracle.Row> rows(Path corpus) throws IOException {
        var rows = new ArrayList<PythonOracle.Row>();
        try (Stream<Path> files = Files.walk(corpus)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".json"))
                    .sorted()
                    .toList()) {
                for (JsonNode tool : ToolLists.read(Files.readAllBytes(file), file.toString())) {
                    for (SchemaProperty property : SchemaProperties.of(tool.path("inputSchema"))) {
                        rows.add(new PythonOracle.Row(property.name(), property.description()));
                    }
                }
            }
        }
        var repeated = new ArrayList<PythonOracle.Row>();
        for (int i = 0; i < REPEATS; i++) {
            repeated.addAll(rows);
        }
        return repeated;
    }
}
