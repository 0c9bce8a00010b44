package dev.hintproof.proxy.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ThreadLocalRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Trees are read and written as Jackson's own mapper does it. */
final class JsonTest {
    private static final ObjectMapper MAPPER = JsonMapper.builder(Json.FACTORY)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    private static void assertReadAndWrittenAlike(String text) {
        try {
            JsonNode expected = MAPPER.readTree(text);
            assertEquals(expected, Json.read(text));
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            assertEquals(expected, Json.read(bytes, 0, bytes.length));
            byte[] written = MAPPER.writeValueAsBytes(expected);
            assertEquals(new String(written, StandardCharsets.UTF_8), Json.text(Json.read(text)));
            assertEquals(Json.read(written, 0, written.length), Json.read(Json.ascii(expected)));
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                " true ",
                "-0",
                "0.0",
                "1.50e+2",
                "1e1000000000",
                "2147483648",
                "9223372036854775808",
                "-123456789012345678901234567890",
                "\"\"",
                "{}",
                "[]",
                "[[],{},[null,false,{\"\":{\"a\":[1,2.0,\"x\"]}}]]",
                "{\"b\":1,\"a\":\"\\u0000\\u007f\\ud83d\\ude00\\\"\\\\/\"}"
            })
    void valuesOfEveryKind(String text) {
        assertReadAndWrittenAlike(text);
    }

    @Property(tries = 200)
    void anyTree(@ForAll @IntRange(min = 0, max = 6) int depth, @ForAll String name, @ForAll long number) {
        assertReadAndWrittenAlike(Json.text(random(depth, name, number)));
    }

    private static JsonNode random(int depth, String name, long number) {
        ObjectNode node = Json.object();
        node.put(name, number).put("d", number / 7.0).putNull("n");
        for (int i = 0; i < ThreadLocalRandom.current().nextInt(3) && depth > 0; i++) {
            node.putArray("a" + i).add(random(depth - 1, name + i, number * 31)).add(name);
        }
        return node;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " ", "{", "[1", "{\"a\":1,\"a\":2}", "{\"a\" 1}", "1 2", "{}{}", "nul", "[1,]", "\"\\ud8\""})
    void whatIsNotOneValueIsRefused(String text) {
        assertThrows(UncheckedIOException.class, () -> Json.read(text));
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        assertThrows(UncheckedIOException.class, () -> Json.read(bytes, 0, bytes.length));
    }

    @ParameterizedTest
    @ValueSource(ints = {500, 501})
    void treesAreAsDeepAsTheReaderAdmits(int depth) {
        String text = "[".repeat(depth) + "]".repeat(depth);
        if (depth > 500) {
            assertThrows(UncheckedIOException.class, () -> Json.read(text));
        } else {
            assertEquals(text, Json.text(Json.read(text)));
        }
    }
}
