package dev.hintproof.server.call;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Error;
import com.networknt.schema.path.NodePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What of a validator's errors matters where a value is one of several cases: those of the case that the value says it is. The
 * validator tells of all cases, which hides the one mistake among many.
 */
final class CaseErrors {

    private final JsonNode root;

    CaseErrors(JsonNode root) {
        this.root = root;
    }

    /** Whether an error is of a case that isn't meant, or only says that no case fits where a better one says why. */
    boolean isBeside(Error error, JsonNode value) {
        NodePath path = error.getEvaluationPath();
        NodePath instance = error.getInstanceLocation();
        JsonNode schema = root;
        JsonNode at = value;
        int step = 0;
        for (int i = 0; i < path.getNameCount(); i++) {
            String token = String.valueOf(path.getElement(i));
            boolean last = i + 1 == path.getNameCount();
            switch (token) {
                case "$ref" -> schema = root.at(schema.path("$ref").asText().substring(1));
                case "oneOf", "anyOf" -> {
                    int chosen = chosen(schema.path(token), at);
                    if (last) {
                        return chosen >= 0;
                    }
                    int index = Integer.parseInt(String.valueOf(path.getElement(++i)));
                    if (index != chosen) {
                        return true;
                    }
                    schema = schema.path(token).path(index);
                }
                case "properties", "items", "additionalProperties" -> {
                    if (step >= instance.getNameCount()) {
                        return false;
                    }
                    String name = String.valueOf(instance.getElement(step++));
                    schema = schema.path(token);
                    if (token.equals("properties")) {
                        schema = schema.path(name);
                        i++;
                    }
                    at = at.isArray() ? at.path(Integer.parseInt(name)) : at.path(name);
                }
                default -> {
                    return false;
                }
            }
        }
        return false;
    }

    /** The case that a value means; -1 where it means none. */
    private int chosen(JsonNode cases, JsonNode value) {
        int fitting = -1;
        for (int i = 0; i < cases.size(); i++) {
            JsonNode one = resolve(cases.get(i));
            if (one.path("type").asText().equals("null")) {
                if (value.isNull()) {
                    return i;
                }
            } else if (cases.size() == 2 && hasNull(cases)) {
                fitting = value.isNull() ? fitting : i;
            } else if (isNamed(one, value)) {
                return i;
            }
        }
        return fitting;
    }

    private static boolean hasNull(JsonNode cases) {
        for (JsonNode one : cases) {
            if (one.path("type").asText().equals("null")) {
                return true;
            }
        }
        return false;
    }

    /** By a constant member, where there is one; else by having no member that the case lacks. */
    private static boolean isNamed(JsonNode schema, JsonNode value) {
        if (!value.isObject() || value.isEmpty()) {
            return false;
        }
        String tag = tag(schema);
        if (tag != null) {
            return names(schema.at("/properties").path(tag))
                    .contains(value.path(tag).asText());
        }
        for (Map.Entry<String, JsonNode> member : value.properties()) {
            if (!schema.path("properties").has(member.getKey())) {
                return false;
            }
        }
        return true;
    }

    /** The member by which cases are told apart: one with a constant, or a first one with several names. */
    private static @Nullable String tag(JsonNode schema) {
        String first = null;
        for (Map.Entry<String, JsonNode> property : schema.path("properties").properties()) {
            if (property.getValue().path("const").isTextual()) {
                return property.getKey();
            }
            first = first == null ? property.getKey() : first;
        }
        boolean several = first != null && schema.path("properties").path(first).has("enum");
        return several ? first : null;
    }

    private static List<String> names(JsonNode schema) {
        var names = new ArrayList<String>();
        schema.path("enum").forEach(name -> names.add(name.asText()));
        if (schema.has("const")) {
            names.add(schema.get("const").asText());
        }
        return names;
    }

    /** What a value that is none of the cases may be: the names, or each case's mandatory members. */
    String expected(JsonNode cases) {
        var names = new ArrayList<String>();
        var members = new ArrayList<String>();
        String tag = "";
        for (JsonNode reference : cases) {
            JsonNode one = resolve(reference);
            String own = tag(one);
            if (own != null) {
                tag = own;
                names.addAll(names(one.path("properties").path(own)));
            }
            members.add(one.path("required").toString());
        }
        return names.isEmpty()
                ? "must have the members of one of " + String.join(", ", members)
                : "'" + tag + "' must be one of " + String.join(", ", names);
    }

    private JsonNode resolve(JsonNode schema) {
        String reference = schema.path("$ref").asText();
        return reference.startsWith("#/") ? root.at(reference.substring(1)) : schema;
    }
}
