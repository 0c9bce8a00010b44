package dev.hintproof.manifest.drift;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;

/**
 * Writes out the local references of a schema, so that a change behind one shows where it matters. A reference in a circle, to another
 * document, or beyond a limit of size stays as it is.
 */
final class LocalReferences {

    private static final int MAX_NODES = 50_000;
    private static final int MAX_DEPTH = 250;

    private final JsonNode root;
    private final Deque<String> open = new ArrayDeque<>();
    private int nodes;

    private LocalReferences(JsonNode root) {
        this.root = root;
    }

    /** The schema with its references written out, and without the definitions, which are then part of it. */
    static JsonNode resolve(JsonNode schema) {
        if (!schema.isObject()) {
            return schema;
        }
        JsonNode resolved = new LocalReferences(schema).copy(schema, 0);
        if (resolved instanceof ObjectNode object && !object.toString().contains("\"$ref\"")) {
            object.remove("$defs");
            object.remove("definitions");
        }
        return resolved;
    }

    private JsonNode copy(JsonNode node, int depth) {
        if (++nodes > MAX_NODES || depth > MAX_DEPTH) {
            return node;
        }
        if (node.isArray()) {
            ArrayNode array = JsonNodeFactory.instance.arrayNode();
            node.forEach(element -> array.add(copy(element, depth + 1)));
            return array;
        }
        return node.isObject() ? object(node, depth) : node;
    }

    private JsonNode object(JsonNode node, int depth) {
        ObjectNode result = JsonNodeFactory.instance.objectNode();
        JsonNode reference = node.path("$ref");
        if (reference.isTextual() && reference.textValue().startsWith("#/") && !open.contains(reference.textValue())) {
            JsonNode target = root.at(reference.textValue().substring(1));
            if (target.isObject()) {
                open.push(reference.textValue());
                result.setAll((ObjectNode) copy(target, depth + 1));
                open.pop();
                reference = JsonNodeFactory.instance.missingNode();
            }
        }
        for (Map.Entry<String, JsonNode> member : node.properties()) {
            if (!member.getKey().equals("$ref") || !reference.isMissingNode()) {
                result.set(member.getKey(), copy(member.getValue(), depth + 1));
            }
        }
        return result;
    }
}
