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
 * dropped, going in and coming out alike.
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
        JsonNode schema = resolve(reference);
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
            } else if (!required.contains(member.getKey())) {
                dropped.add(member.getKey());
            }
        }
        object.remove(dropped);
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
