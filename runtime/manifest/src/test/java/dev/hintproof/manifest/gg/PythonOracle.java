package dev.hintproof.manifest.gg;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs {@code oracle.py} with CPython. */
final class PythonOracle {

    private PythonOracle() {}

    /** A property's name and description. */
    record Row(String name, String description) {}

    /** The labels of each row, and the seconds that labelling them all took. */
    record Answer(List<String> labels, double seconds) {}

    static boolean isInstalled() {
        try {
            Process process = new ProcessBuilder("python3", "-c", "import sys; sys.exit(sys.version_info < (3, 8))")
                    .redirectErrorStream(true)
                    .start();
            return process.waitFor(30, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    static Answer ask(List<Row> rows, Path folder) throws IOException, InterruptedException {
        Path script = folder.resolve("oracle.py");
        try (InputStream in = PythonOracle.class.getResourceAsStream("oracle.py")) {
            Files.write(script, in.readAllBytes());
        }
        var lines = new StringBuilder();
        for (Row row : rows) {
            ArrayNode pair = JsonNodeFactory.instance.arrayNode();
            pair.add(row.name()).add(row.description());
            lines.append(pair).append('\n');
        }
        Path input = folder.resolve("rows.jsonl");
        Path output = folder.resolve("labels.txt");
        Path time = folder.resolve("seconds.txt");
        Files.writeString(input, lines.toString());
        Process process = new ProcessBuilder("python3", script.toString(), "--time")
                .redirectInput(input.toFile())
                .redirectOutput(output.toFile())
                .redirectError(time.toFile())
                .start();
        if (!process.waitFor(5, TimeUnit.MINUTES) || process.exitValue() != 0) {
            throw new IOException("the oracle failed: " + Files.readString(time));
        }
        var labels = new ArrayList<>(
                List.of(Files.readString(output, StandardCharsets.UTF_8).split("\n", -1)));
        labels.remove(labels.size() - 1);
        return new Answer(labels, Double.parseDouble(Files.readString(time).strip()));
    }
}
