package dev.hintproof.manifest.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.schema.Pointers;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads one value as a tree, within limits. What exceeds them, or has a key twice, becomes a defect of that value; the parser ends
 * up behind it all the same.
 */
final class TreeReader {

    /** Levels of objects and arrays that a tool may have. */
    static final int MAX_DEPTH = 200;

    /** Values, keys included, that a tool may have. */
    static final int MAX_VALUES = 500_000;

    /** Characters of names and strings that a tool may have. */
    static final long MAX_CHARACTERS = 16L << 20;

    /** Digits that a number may have. */
    static final int MAX_DIGITS = 1_000;

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final JsonParser parser;
    private int values;
    private long characters;
    private @Nullable String defect;

    TreeReader(JsonParser parser) {
        this.parser = parser;
    }

    /** Reads the value that the parser is at; afterwards the parser is at its last token. */
    JsonNode read() throws IOException {
        return value("", 0);
    }

    /** What is wrong with what was read; empty if nothing is. */
    Optional<String> defect() {
        return Optional.ofNullable(defect);
    }

    private JsonNode value(String pointer, int depth) throws IOException {
        JsonToken token = parser.currentToken();
        if (token == JsonToken.START_OBJECT || token == JsonToken.START_ARRAY) {
            if (depth >= MAX_DEPTH) {
                return skip("it is nested deeper than " + MAX_DEPTH + " levels");
            }
            return token == JsonToken.START_OBJECT ? object(pointer, depth) : array(pointer, depth);
        }
        return scalar(token);
    }

    private ObjectNode object(String pointer, int depth) throws IOException {
        ObjectNode object = NODES.objectNode();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = parser.currentName();
            parser.nextToken();
            if (exceeds(key.length())) {
                skip(tooLarge());
                continue;
            }
            if (object.has(key)) {
                note("it has the key '" + key + "' twice, at " + (pointer.isEmpty() ? "its top level" : pointer));
            }
            object.set(key, value(Pointers.child(pointer, key), depth + 1));
        }
        return object;
    }

    private ArrayNode array(String pointer, int depth) throws IOException {
        ArrayNode array = NODES.arrayNode();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            if (exceeds(0)) {
                skip(tooLarge());
                continue;
            }
            array.add(value(Pointers.child(pointer, array.size()), depth + 1));
        }
        return array;
    }

    private JsonNode scalar(JsonToken token) throws IOException {
        return switch (token) {
            case VALUE_STRING -> text(parser.getText());
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number(token);
            case VALUE_TRUE -> NODES.booleanNode(true);
            case VALUE_FALSE -> NODES.booleanNode(false);
            case VALUE_NULL -> NODES.nullNode();
            default -> throw new IllegalStateException("no value begins with " + token);
        };
    }

    private JsonNode text(String text) {
        if (exceeds(text.length())) {
            note(tooLarge());
            return NODES.textNode("");
        }
        return NODES.textNode(text);
    }

    private JsonNode number(JsonToken token) throws IOException {
        if (parser.getTextLength() > MAX_DIGITS) {
            note("it has a number of more than " + MAX_DIGITS + " digits");
            return NODES.nullNode();
        }
        return token == JsonToken.VALUE_NUMBER_INT ? integer() : NODES.numberNode(parser.getDecimalValue());
    }

    private JsonNode integer() throws IOException {
        return switch (parser.getNumberType()) {
            case INT -> NODES.numberNode(parser.getIntValue());
            case LONG -> NODES.numberNode(parser.getLongValue());
            default -> NODES.numberNode(parser.getBigIntegerValue());
        };
    }

    private boolean exceeds(long more) {
        values++;
        characters += more;
        return values > MAX_VALUES || characters > MAX_CHARACTERS;
    }

    private static String tooLarge() {
        return "it is larger than " + MAX_VALUES + " values or " + (MAX_CHARACTERS >> 20) + " MiB of text";
    }

    private JsonNode skip(String problem) throws IOException {
        note(problem);
        parser.skipChildren();
        return NODES.nullNode();
    }

    private void note(String problem) {
        if (defect == null) {
            defect = problem;
        }
    }
}
