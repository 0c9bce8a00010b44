package dev.hintproof.proxy.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * How the gate reads and writes JSON trees: duplicate keys refused at every depth, numbers kept as they were written as far as
 * Jackson can (decimals stay decimals of any size), names not interned, so that a peer can't fill the JVM's string table.
 */
public final class Json {
    static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxStringLength(LineReader.LIMIT)
                    .maxNameLength(64 * 1024)
                    .maxNestingDepth(500)
                    .maxNumberLength(1000)
                    .build())
            .build();

    private static final ObjectMapper MAPPER = JsonMapper.builder(FACTORY)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    private static final ObjectWriter ASCII = MAPPER.writer().with(JsonWriteFeature.ESCAPE_NON_ASCII);

    private Json() {}

    /** A new, empty object. */
    public static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    /**
     * The JSON value that is these bytes.
     *
     * @throws UncheckedIOException where they are no JSON or have duplicate keys
     */
    public static JsonNode read(byte[] bytes, int from, int end) {
        try {
            return MAPPER.readTree(bytes, from, end - from);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The JSON value that is this text.
     *
     * @throws UncheckedIOException where it is no JSON or has duplicate keys
     */
    public static JsonNode read(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The tree as UTF-8 JSON text on one line. */
    public static byte[] write(JsonNode node) {
        try {
            return MAPPER.writeValueAsBytes(node);
        } catch (JsonProcessingException e) {
            return ascii(node).getBytes(StandardCharsets.US_ASCII); // a surrogate that is alone has no UTF-8
        }
    }

    /** The tree as JSON text in which everything beyond ASCII is escaped: harmless on a terminal, and still the same JSON. */
    public static String ascii(JsonNode node) {
        try {
            return ASCII.writeValueAsString(node).replace("\u007f", "\\u007f");
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The string as a JSON string. */
    public static String quote(String text) {
        return text.chars().anyMatch(c -> Character.isSurrogate((char) c))
                ? ascii(TextNode.valueOf(text))
                : new String(write(TextNode.valueOf(text)), StandardCharsets.UTF_8);
    }
}
