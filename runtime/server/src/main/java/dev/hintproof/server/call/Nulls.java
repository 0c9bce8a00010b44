package dev.hintproof.server.call;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * "Absent" and "null" mean the same to a model, and the schemas say "absent": a member that is null and not required is
 * dropped, going in and coming out alike, unless its schema has null as a value.
 */
final class Nulls {

    private static final int MAX_REFERENCES = 100;

    private final JsonNode root;

    private Nulls(JsonNode root) {
        this.root = root;
    }

    /** Removes from {@code value}, in place, the null members that {@code schema} knows and doesn't require. */
    static void drop(JsonNode value, JsonNode schema) {
        new Nulls(schema).visit(value, schema);
    }

    private void visit(JsonNode value, JsonNode reference) {
        JsonNode schema = oneOf(content(resolve(reference)), value);
        if (value instanceof ObjectNode object) {
            visitObject(object, schema);
        } else if (value instanceof ArrayNode array && schema.path("items").isObject()) {
            array.forEach(element -> visit(element, schema.get("items")));
        }
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
                visit(member.getValue(), others);
            } else if (!member.getValue().isNull()) {
                visit(member.getValue(), property);
            } else if (!required.contains(member.getKey()) && !admitsNull(property)) {
                dropped.add(member.getKey());
            }
        }
        object.remove(dropped);
    }

    /** Of several cases, the one that the value says it is by its constant member. */
    private JsonNode oneOf(JsonNode schema, JsonNode value) {
        for (JsonNode reference : schema.path("oneOf")) {
            JsonNode one = resolve(reference);
            for (Map.Entry<String, JsonNode> property : one.path("properties").properties()) {
                JsonNode constant = property.getValue().path("const");
                if (!constant.isMissingNode() && constant.equals(value.get(property.getKey()))) {
                    return one;
                }
            }
        }
        return schema;
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
