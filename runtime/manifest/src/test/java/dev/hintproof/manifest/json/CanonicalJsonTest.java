package dev.hintproof.manifest.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanonicalJsonTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"b": 1, "a": [true, null, {}], "": []} | {"":[],"a":[true,null,{}],"b":1}
            [1.0, 1, 1e400, -0, 12345678901234567890] | [1.0,1,1E+400,0,12345678901234567890]
            "\\u00e9\\u0000\\/\\n\\"\\\\" | "é\\u0000/\\n\\"\\\\"
            ["\\ud83d\\ude00", "\\ud83d", "\\ude00"] | ["😀","\\ud83d","\\ude00"]
            """)
    void oneFormForOneValue(String text, String expected) {
        assertEquals(expected, CanonicalJson.canonicalJson(Json.parse(text, "text")));
    }

    @Test
    void keyOrderAndWhiteSpaceDoNotChangeADigest() {
        assertEquals(digest("{\"a\":1,\"b\":{\"c\":2,\"d\":3}}"), digest("{ \"b\": {\"d\":3, \"c\":2}, \"a\":1 }"));
        assertNotEquals(digest("{\"a\":1}"), digest("{\"a\":1.0}"));
        assertNotEquals(digest("{\"a\":\"\\ud800\"}"), digest("{\"a\":\"\\ud801\"}"));
        assertNotEquals(digest("{\"a\":null}"), digest("{}"));
        assertNotEquals(digest("[1,2]"), digest("[2,1]"));
    }

    private static String digest(String text) {
        return CanonicalJson.digest(Json.parse(text, "text"));
    }
}
