package dev.hintproof.proxy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each guarantee on the page about the gate names the tests that hold it; these exist. */
final class GuaranteesTest {
    private static final Path PAGE = Path.of("../../docs/proxy.md");
    private static final Path TESTS = Path.of("src/test/java");
    private static final Pattern NAME = Pattern.compile("`(\\w+Test)(?:\\.(\\w+))?`");

    private static List<String> rowsUnder(String heading) throws IOException {
        List<String> rows = new ArrayList<>();
        boolean there = false;
        for (String line : Files.readAllLines(PAGE)) {
            if (line.startsWith("## ")) {
                there = line.equals("## " + heading);
            } else if (there && line.startsWith("| ") && !line.endsWith("| test |")) {
                rows.add(line);
            }
        }
        return rows;
    }

    @Test
    void eachGuaranteeNamesATest() throws IOException {
        List<String> rows = new ArrayList<>(rowsUnder("Guarantees"));
        rows.addAll(rowsUnder("What else is tried"));
        assertTrue(rows.size() > 30, () -> "too few rows were found: " + rows);
        for (String row : rows) {
            assertTrue(NAME.matcher(row).find(), row);
        }
    }

    @Test
    void eachTestThatIsNamedExists() throws IOException {
        Matcher names = NAME.matcher(Files.readString(PAGE));
        List<String> missing = new ArrayList<>();
        int found = 0;
        while (names.find()) {
            found++;
            if (!exists(names.group(1), names.group(2))) {
                missing.add(names.group());
            }
        }
        assertEquals(List.of(), missing);
        assertFalse(found < 30);
    }

    private static boolean exists(String type, String method) throws IOException {
        Optional<Path> source;
        try (Stream<Path> files = Files.walk(TESTS)) {
            source = files.filter(file -> file.endsWith(type + ".java")).findFirst();
        }
        if (source.isEmpty()) {
            return false;
        }
        String code = Files.readString(source.get());
        return method == null
                ? code.contains("@Test") || code.contains("@Property")
                : Pattern.compile(
                                "@(Test|ParameterizedTest|Property)\\b[^;{]*?(\\n\\s*@[^;]*?)*?void " + method + "\\(")
                        .matcher(code)
                        .find();
    }
}
