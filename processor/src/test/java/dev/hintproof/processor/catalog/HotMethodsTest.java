package dev.hintproof.processor.catalog;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The methods that programs call most say what they do: each line of {@code hot-rules.txt} was read by a person against the
 * method's documentation, and a rule can't change unnoticed. A line is {@code TYPE#METHOD(DESCRIPTOR) : RULE}, with every default written out.
 */
class HotMethodsTest {
    private static final Pattern LINE = Pattern.compile("(\\S+)#(\\S+?)(\\(\\S+) : (.*)");

    @Test
    void sayTheTruth() throws IOException {
        EffectCatalog catalog = Catalogs.builtIn();
        List<String> expected;
        try (var in = requireNonNull(HotMethodsTest.class.getResourceAsStream("hot-rules.txt"))) {
            expected = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        }
        var actual = new ArrayList<String>();
        for (String line : expected) {
            Matcher matcher = LINE.matcher(line);
            assertTrue(matcher.matches(), line);
            Rule rule = catalog.rule(matcher.group(1), matcher.group(2), matcher.group(3))
                    .orElseThrow();
            actual.add(matcher.group(1) + "#" + matcher.group(2) + matcher.group(3) + " : " + RuleText.of(rule));
        }
        assertEquals(String.join("\n", expected), String.join("\n", actual));
    }
}
