package dev.hintproof.server.call;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BigIntegerNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What means the same to a model, in the one form that the decoder and the schemas have. "Absent" and "null" are one: a member that is
 * null and not required is dropped, going in and coming out alike, unless its schema has null as a value. And {@code 5.0} is the
 * integer 5, as JSON Schema has it.
 */
final class Normal {

    private static final int MAX_REFERENCES = 100;
    private static final int MAX_DIGITS = 400;

    private final JsonNode root;

    private Normal(JsonNode root) {
        this.root = root;
    }

    /** Changes an object in place. */
    static void form(JsonNode value, JsonNode schema) {
        new Normal(schema).visit(value, schema);
    }

    /** The value to take in place of one; often the same. */
    private JsonNode visit(JsonNode value, JsonNode reference) {
        JsonNode schema = oneOf(content(resolve(reference)), value);
        if (value instanceof ObjectNode object) {
            visitObject(object, schema);
        } else if (value instanceof ArrayNode array && schema.path("items").isObject()) {
            for (int i = 0; i < array.size(); i++) {
                array.set(i, visit(array.get(i), schema.get("items")));
            }
        } else if (value.isFloatingPointNumber() && schema.path("type").asText().equals("integer")) {
            return integer(value);
        }
        return value;
    }

    private static JsonNode integer(JsonNode value) {
        if (value.isDouble() && !Double.isFinite(value.doubleValue())) {
            return value;
        }
        BigDecimal number = value.decimalValue();
        boolean whole = number.signum() == 0 || number.stripTrailingZeros().scale() <= 0;
        // Far beyond any type of Java's, so that 1e999999999 isn't written out.
        boolean sane = number.precision() - number.scale() <= MAX_DIGITS;
        if (!whole || !sane) {
            return value;
        }
        BigInteger integer = number.toBigInteger();
        return integer.bitLength() < Integer.SIZE
                ? IntNode.valueOf(integer.intValue())
                : integer.bitLength() < Long.SIZE
                        ? LongNode.valueOf(integer.longValue())
                        : BigIntegerNode.valueOf(integer);
    }

    private void visitObject(ObjectNode object, JsonNode schema) {
        Set<String> required = new HashSet<>();
        schema.path("required").forEach(name -> required.add(name.asText()));
        JsonNode properties = schema.path("properties");
        JsonNode others = schema.path("additionalProperties");
        List<String> dropped = new ArrayList<>();
        for (Map.Entry<String, JsonNode> member : object.properties()) {
            JsonNode property = properties.get(member.getKey());
            if (property == null) {
                member.setValue(visit(member.getValue(), others));
            } else if (!member.getValue().isNull()) {
                member.setValue(visit(member.getValue(), property));
            } else if (!required.contains(member.getKey()) && !admitsNull(property)) {
                dropped.add(member.getKey());
            }
        }
        object.remove(dropped);
    }

    /** Of several cases, the one that has what the value has: its name, or where there are no names its members. */
    private JsonNode oneOf(JsonNode schema, JsonNode value) {
        for (JsonNode reference : schema.path("oneOf")) {
            JsonNode one = resolve(reference);
            if (isCase(one, value)) {
                return one;
            }
        }
        return schema;
    }

    private static boolean isCase(JsonNode schema, JsonNode value) {
        JsonNode properties = schema.path("properties");
        for (JsonNode name : schema.path("required")) {
            if (!value.has(name.asText())) {
                return false;
            }
        }
        for (Map.Entry<String, JsonNode> property : properties.properties()) {
            JsonNode constant = property.getValue().path("const");
            if (!constant.isMissingNode() && !constant.equals(value.get(property.getKey()))) {
                return false;
            }
        }
        boolean open = schema.path("additionalProperties").isObject();
        for (Map.Entry<String, JsonNode> member : value.properties()) {
            if (!open && !properties.has(member.getKey())) {
                return false;
            }
        }
        return true;
    }

    /** Of "a value or null", the value. */
    private JsonNode content(JsonNode schema) {
        return schema.path("anyOf").size() == 2 && admitsNull(schema) ? resolve(schema.at("/anyOf/0")) : schema;
    }

    /** Where the schema has null as a value of its own, it means something else than absent. */
    private static boolean admitsNull(JsonNode schema) {
        for (JsonNode one : schema.path("anyOf")) {
            if (one.path("type").asText().equals("null")) {
                return true;
            }
        }
        return false;
    }

    private JsonNode resolve(JsonNode schema) {
        JsonNode resolved = schema;
        for (int step = 0; step < MAX_REFERENCES && resolved.path("$ref").isTextual(); step++) {
            String reference = resolved.get("$ref").textValue();
            if (!reference.startsWith("#/") && !reference.equals("#")) {
                return resolved;
            }
            resolved = root.at(reference.substring(1));
        }
        return resolved;
    }
}
