package dev.hintproof.proxy.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.Map;

/**
 * JSON trees from a parser and to a generator. Jackson's mapper would do the same, but a gate would wait for it longer than for all
 * else that it loads before it relays a first message.
 */
final class TreeText {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private TreeText() {}

    /** The one value that the parser has. */
    static JsonNode read(JsonParser parser) throws IOException {
        JsonToken first = parser.nextToken();
        if (first == null) {
            throw new JsonParseException(parser, "no value");
        }
        JsonNode value = value(parser, first);
        if (parser.nextToken() != null) {
            throw new JsonParseException(parser, "more than one value");
        }
        return value;
    }

    /** The value that begins with that token; as deep as the parser admits. */
    private static JsonNode value(JsonParser parser, JsonToken token) throws IOException {
        return switch (token) {
            case START_OBJECT -> object(parser);
            case START_ARRAY -> array(parser);
            case VALUE_STRING -> NODES.textNode(parser.getText());
            case VALUE_NUMBER_INT ->
                switch (parser.getNumberType()) {
                    case INT -> NODES.numberNode(parser.getIntValue());
                    case LONG -> NODES.numberNode(parser.getLongValue());
                    default -> NODES.numberNode(parser.getBigIntegerValue());
                };
            case VALUE_NUMBER_FLOAT -> DecimalNode.valueOf(parser.getDecimalValue());
            case VALUE_TRUE -> NODES.booleanNode(true);
            case VALUE_FALSE -> NODES.booleanNode(false);
            case VALUE_NULL -> NODES.nullNode();
            default -> throw new JsonParseException(parser, "no value begins with " + token);
        };
    }

    private static ObjectNode object(JsonParser parser) throws IOException {
        ObjectNode object = NODES.objectNode();
        for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
            object.set(name, value(parser, parser.nextToken()));
        }
        return object;
    }

    private static ArrayNode array(JsonParser parser) throws IOException {
        ArrayNode array = NODES.arrayNode();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            array.add(value(parser, token));
        }
        return array;
    }

    /** Writes the tree. */
    static void write(JsonNode node, JsonGenerator to) throws IOException {
        switch (node.getNodeType()) {
            case OBJECT -> {
                to.writeStartObject();
                for (Map.Entry<String, JsonNode> member : node.properties()) {
                    to.writeFieldName(member.getKey());
                    write(member.getValue(), to);
                }
                to.writeEndObject();
            }
            case ARRAY -> {
                to.writeStartArray();
                for (JsonNode element : node) {
                    write(element, to);
                }
                to.writeEndArray();
            }
            case STRING -> to.writeString(node.textValue());
            case NUMBER -> writeNumber(node, to);
            case BOOLEAN -> to.writeBoolean(node.booleanValue());
            default -> to.writeNull();
        }
    }

    private static void writeNumber(JsonNode number, JsonGenerator to) throws IOException {
        switch (number.numberType()) {
            case INT -> to.writeNumber(number.intValue());
            case LONG -> to.writeNumber(number.longValue());
            case BIG_INTEGER -> to.writeNumber(number.bigIntegerValue());
            case BIG_DECIMAL -> to.writeNumber(number.decimalValue());
            case FLOAT, DOUBLE -> to.writeNumber(number.doubleValue());
        }
    }
}
