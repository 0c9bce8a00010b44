package dev.hintproof.proxy.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.util.ByteArrayBuilder;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.io.StringWriter;
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

    private Json() {}

    /** A new, empty object. */
    public static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    /**
     * The JSON value that is these bytes.
     *
     * @throws UncheckedIOException where they are no JSON or have duplicate keys
     */
    public static JsonNode read(byte[] bytes, int from, int end) {
        try (JsonParser parser = FACTORY.createParser(bytes, from, end - from)) {
            return TreeText.read(parser);
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
        try (JsonParser parser = FACTORY.createParser(text)) {
            return TreeText.read(parser);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The tree as UTF-8 JSON text on one line. */
    public static byte[] write(JsonNode node) {
        try (ByteArrayBuilder out = new ByteArrayBuilder()) {
            try (JsonGenerator to = FACTORY.createGenerator(out)) {
                TreeText.write(node, to);
            }
            return out.toByteArray();
        } catch (IOException e) {
            return ascii(node).getBytes(StandardCharsets.US_ASCII); // a surrogate that is alone has no UTF-8
        }
    }

    /** The tree as JSON text on one line. */
    public static String text(JsonNode node) {
        return new String(write(node), StandardCharsets.UTF_8);
    }

    /** The tree as JSON text in which everything beyond ASCII is escaped: harmless on a terminal, and still the same JSON. */
    public static String ascii(JsonNode node) {
        StringWriter out = new StringWriter();
        try (JsonGenerator to = FACTORY.createGenerator(out)) {
            to.setHighestNonEscapedChar(0x7e);
            TreeText.write(node, to);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString();
    }

    /** The string as a JSON string. */
    public static String quote(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                return ascii(TextNode.valueOf(text));
            }
        }
        return text(TextNode.valueOf(text));
    }
}
