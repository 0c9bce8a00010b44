package dev.hintproof.processor.constants;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SqlTextTest {

    static List<SqlCases.Case> cases() {
        return SqlCases.all();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void decides(SqlCases.Case one) {
        TextEffect effect = SqlText.effect(one.text());

        assertEquals(
                "db." + one.effect() + " " + one.why(),
                effect.capability() + " " + effect.why().orElse(""));
    }
}
