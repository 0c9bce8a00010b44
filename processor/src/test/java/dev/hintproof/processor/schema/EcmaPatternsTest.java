package dev.hintproof.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EcmaPatternsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[A-Z]{2}-\\d+",
                "a|b|(?:c)",
                "(?=x)(?!y)(?<=z)(?<!w)q",
                "(?<year>\\d{4})-\\k<year>",
                "\\p{L}\\P{Nd}",
                "[\\]\\[]+?",
                "\\u00e9\\x41\\t\\.",
                "a+b",
                "x{2,3}?"
            })
    void whatEcmaHasPasses(String pattern) {
        assertEquals(Optional.empty(), EcmaPatterns.problem(pattern));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a*+",
                "a++",
                "a?+",
                "a{2}+",
                "(?>a)",
                "(?i)a",
                "(?i:a)",
                "\\Qa\\E",
                "\\Aa",
                "a\\z",
                "\\h",
                "\\R",
                "\\p{Alpha}",
                "\\p{IsLatin}",
                "\\pL",
                "[a-z&&[^b]]",
                "[a[b]]",
                "\\x{1F600}",
                "\\07",
                "\\e",
                "["
            })
    void whatEcmaLacksIsNamed(String pattern) {
        assertTrue(EcmaPatterns.problem(pattern).isPresent());
    }
}
