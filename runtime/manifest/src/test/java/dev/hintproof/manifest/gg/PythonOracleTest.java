package dev.hintproof.manifest.gg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.json.ToolLists;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The labels equal those that CPython's {@code re} gives, where CPython is installed. */
class PythonOracleTest {

    private static final List<String> PIECES = List.of(
            "token",
            "api_key",
            "secret",
            "path",
            "dir",
            "args",
            "arg",
            "arguments",
            "prompt",
            "sql",
            "amount",
            "amount in",
            "monetary",
            "currency code",
            "cents",
            "url",
            "link",
            "host",
            "x",
            "s",
            "1",
            "_",
            "-",
            " ",
            ".",
            ":",
            "\n",
            "é",
            "ß",
            "\u0130",
            "\u0131",
            "\u017F",
            "\u212A",
            "\u03A3",
            "\u00B2",
            "\u0301",
            "\u200B",
            "\u2167",
            "\u65E5",
            "\uD801\uDC00",
            "\uD83D\uDE00",
            "\u0E33",
            "\uFF41",
            "\u0345",
            "ﬆ");

    @TempDir
    Path folder;

    @BeforeEach
    void needsPython() {
        assumeTrue(
                PythonOracle.isInstalled(), "skipped: python3 is not installed, so there is no oracle to compare with");
    }

    @Test
    void onGeneratedProperties() throws IOException, InterruptedException {
        var random = new Random(20261130);
        var rows = new ArrayList<PythonOracle.Row>();
        for (int i = 0; i < 100_000; i++) {
            rows.add(new PythonOracle.Row(text(random, 4), text(random, 8)));
        }
        compare(rows);
    }

    @Test
    @Tag("heavy")
    void besideEveryCharacter() throws IOException, InterruptedException {
        var rows = new ArrayList<PythonOracle.Row>();
        for (int c = 0; c < 0x30000; c++) {
            if (c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE) {
                String text = new String(Character.toChars(c));
                rows.add(new PythonOracle.Row("monetary" + text, text + "path d" + text + "r"));
            }
        }
        compare(rows);
    }

    @Test
    void onEveryPropertyOfTheCorpus() throws IOException, InterruptedException {
        Path corpus = Path.of(System.getProperty("hintproof.corpus", "../../../shared/corpus"));
        assumeTrue(Files.isDirectory(corpus), "skipped: there is no corpus at " + corpus);
        var rows = new ArrayList<PythonOracle.Row>();
        try (Stream<Path> files = Files.walk(corpus)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".json"))
                    .sorted()
                    .toList()) {
                for (JsonNode tool : ToolLists.read(Files.readAllBytes(file), file.toString())) {
                    for (SchemaProperty property : SchemaProperties.deep(tool.path("inputSchema"))) {
                        rows.add(new PythonOracle.Row(property.name(), property.description()));
                    }
                }
            }
        }
        compare(rows);
    }

    private void compare(List<PythonOracle.Row> rows) throws IOException, InterruptedException {
        List<String> expected = PythonOracle.ask(rows, folder).labels();
        assertEquals(rows.size(), expected.size());
        var differences = new ArrayList<String>();
        for (int i = 0; i < rows.size(); i++) {
            String labels = GgLabels.of(rows.get(i).name(), rows.get(i).description()).stream()
                    .map(GgClass::label)
                    .collect(Collectors.joining(" "));
            if (!labels.equals(expected.get(i)) && differences.size() < 10) {
                differences.add(rows.get(i) + ": CPython says '" + expected.get(i) + "', we say '" + labels + "'");
            }
        }
        assertEquals(List.of(), differences);
    }

    private static String text(Random random, int pieces) {
        var text = new StringBuilder();
        for (int n = random.nextInt(pieces + 1); n > 0; n--) {
            String piece = PIECES.get(random.nextInt(PIECES.size()));
            text.append(random.nextInt(4) == 0 ? piece.toUpperCase(Locale.ROOT) : piece);
        }
        return text.toString();
    }
}
