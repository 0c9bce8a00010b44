package dev.hintproof.manifest.schema;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;

/**
 * Visits a schema and all schemas inside it, by the keywords of JSON Schema drafts 4 to 2020-12. References are not followed, so it
 * always ends; members that are no schemas ({@code default}, {@code const}, {@code enum}, {@code examples}) are not entered.
 */
public final class SchemaWalk {

    private static final List<String> SCHEMA_KEYWORDS = List.of(
            "items",
            "additionalItems",
            "contains",
            "additionalProperties",
            "propertyNames",
            "unevaluatedItems",
            "unevaluatedProperties",
            "not",
            "if",
            "then",
            "else",
            "contentSchema");
    private static final List<String> LIST_KEYWORDS = List.of("allOf", "anyOf", "oneOf", "prefixItems", "items");
    private static final List<String> MAP_KEYWORDS =
            List.of("properties", "patternProperties", "definitions", "$defs", "dependentSchemas", "dependencies");

    private SchemaWalk() {}

    /** Is given each schema with its pointer from the root. */
    @FunctionalInterface
    public interface Visitor {
        /** Visits one schema, which is an object. */
        void visit(JsonNode schema, String pointer);
    }

    /** Visits the root first, then what is inside, in the order of the keywords. */
    public static void visit(JsonNode root, Visitor visitor) {
        visit(root, "", visitor);
    }

    private static void visit(JsonNode schema, String pointer, Visitor visitor) {
        if (!schema.isObject()) {
            return;
        }
        visitor.visit(schema, pointer);
        for (String keyword : MAP_KEYWORDS) {
            JsonNode map = schema.path(keyword);
            if (map.isObject()) {
                String at = Pointers.child(pointer, keyword);
                for (Map.Entry<String, JsonNode> entry : map.properties()) {
                    visit(entry.getValue(), Pointers.child(at, entry.getKey()), visitor);
                }
            }
        }
        for (String keyword : LIST_KEYWORDS) {
            JsonNode list = schema.path(keyword);
            if (list.isArray()) {
                String at = Pointers.child(pointer, keyword);
                for (int i = 0; i < list.size(); i++) {
                    visit(list.path(i), Pointers.child(at, i), visitor);
                }
            }
        }
        for (String keyword : SCHEMA_KEYWORDS) {
            visit(schema.path(keyword), Pointers.child(pointer, keyword), visitor);
        }
    }
}
