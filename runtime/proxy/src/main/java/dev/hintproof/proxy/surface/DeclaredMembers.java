package dev.hintproof.proxy.surface;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds members of arguments that a schema doesn't declare. JSON Schema lets them pass unless it says otherwise; a server that
 * reads more than it declares could be told things that nobody who looked at the declaration expects.
 */
final class DeclaredMembers {
    private static final int DEEPEST = 64;

    private static final List<String> BRANCHES = List.of("allOf", "anyOf", "oneOf");
    private static final List<String> SINGLE_BRANCHES = List.of("if", "then", "else");
    private static final List<String> REFERENCES = List.of("$ref", "$dynamicRef", "$recursiveRef");

    private final JsonNode root;

    private DeclaredMembers(JsonNode root) {
        this.root = root;
    }

    /**
     * Pointers to members that no branch of the schema declares. At the top, where the arguments have their names, only a name
     * or a pattern declares a member, or a schema for all others; further down an object for which the schema names no member
     * at all, or says that it may have others, is free in what it holds.
     */
    static List<String> undeclared(JsonNode schema, JsonNode value) {
        List<String> found = new ArrayList<>();
        new DeclaredMembers(schema).walk(List.of(schema), value, "", found, 0);
        return found;
    }

    /** The first reference that leaves the schema; null where all stay inside. */
    static @Nullable String foreignReference(JsonNode schema) {
        if (schema.isObject()) {
            for (String keyword : REFERENCES) {
                JsonNode target = schema.path(keyword);
                if (target.isTextual() && !target.textValue().startsWith("#")) {
                    return target.textValue();
                }
            }
        }
        for (JsonNode child : schema) {
            String found = foreignReference(child);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private void walk(List<JsonNode> schemas, JsonNode value, String pointer, List<String> found, int depth) {
        if (depth > DEEPEST) {
            found.add(pointer);
            return;
        }
        Set<JsonNode> all = Collections.newSetFromMap(new IdentityHashMap<>());
        schemas.forEach(schema -> expand(schema, all, 0));
        if (value.isObject()) {
            for (Map.Entry<String, JsonNode> member : value.properties()) {
                String place =
                        pointer + "/" + member.getKey().replace("~", "~0").replace("/", "~1");
                List<JsonNode> declaring = declaring(all, member.getKey(), depth == 0);
                if (declaring == null) {
                    found.add(place);
                } else {
                    walk(declaring, member.getValue(), place, found, depth + 1);
                }
            }
        } else if (value.isArray()) {
            for (int i = 0; i < value.size(); i++) {
                walk(elements(all, i), value.get(i), pointer + "/" + i, found, depth + 1);
            }
        }
    }

    /** The schemas for that member; null where nothing declares it. */
    private static @Nullable List<JsonNode> declaring(Set<JsonNode> schemas, String name, boolean atTop) {
        List<JsonNode> declaring = new ArrayList<>();
        boolean named = false;
        boolean anyNames = atTop;
        for (JsonNode schema : schemas) {
            JsonNode property = schema.path("properties").path(name);
            if (!property.isMissingNode()) {
                named = true;
                declaring.add(property);
            }
            for (Map.Entry<String, JsonNode> pattern :
                    schema.path("patternProperties").properties()) {
                if (matches(pattern.getKey(), name)) {
                    named = true;
                    declaring.add(pattern.getValue());
                }
            }
            JsonNode others = schema.path("additionalProperties");
            boolean schemaForOthers = others.isObject() && !(atTop && others.isEmpty());
            if (!named && (schemaForOthers || (!atTop && others.asBoolean(false)))) {
                named = true;
                declaring.add(others);
            }
            anyNames |= !schema.path("properties").isEmpty()
                    || !schema.path("patternProperties").isEmpty()
                    || (others.isBoolean() && !others.booleanValue());
        }
        return named || !anyNames ? declaring : null;
    }

    private static boolean matches(String pattern, String name) {
        try {
            BoundedRegex.begin();
            return BoundedRegex.compile(pattern).matches(name);
        } catch (com.networknt.schema.SchemaException | BoundedRegex.TooLong e) {
            return false;
        }
    }

    private static List<JsonNode> elements(Set<JsonNode> schemas, int index) {
        List<JsonNode> found = new ArrayList<>();
        for (JsonNode schema : schemas) {
            JsonNode items = schema.path("items");
            for (JsonNode tuple : List.of(schema.path("prefixItems"), items.isArray() ? items : schema.path("-"))) {
                if (index < tuple.size()) {
                    found.add(tuple.get(index));
                }
            }
            if (items.isObject()) {
                found.add(items);
            }
            if (schema.path("additionalItems").isObject()) {
                found.add(schema.path("additionalItems"));
            }
        }
        return found;
    }

    /** Adds the schema and all that apply beside it. */
    private void expand(JsonNode schema, Set<JsonNode> into, int depth) {
        if (!schema.isObject() || depth > DEEPEST || !into.add(schema)) {
            return;
        }
        for (String keyword : BRANCHES) {
            schema.path(keyword).forEach(branch -> expand(branch, into, depth + 1));
        }
        for (String keyword : SINGLE_BRANCHES) {
            expand(schema.path(keyword), into, depth + 1);
        }
        schema.path("dependentSchemas").forEach(branch -> expand(branch, into, depth + 1));
        for (String keyword : REFERENCES) {
            String target = schema.path(keyword).textValue();
            if (target != null) {
                resolve(target).forEach(found -> expand(found, into, depth + 1));
            }
        }
    }

    /** What a reference inside the schema points to: a JSON pointer, or an anchor. */
    private List<JsonNode> resolve(String reference) {
        String fragment = java.net.URLDecoder.decode(
                reference.substring(1).replace("+", "%2B"), java.nio.charset.StandardCharsets.UTF_8);
        if (fragment.isEmpty()) {
            return List.of(root);
        }
        if (fragment.startsWith("/")) {
            JsonNode target = root.at(fragment);
            return target.isMissingNode() ? List.of() : List.of(target);
        }
        List<JsonNode> anchored = new ArrayList<>();
        for (JsonNode holder : root.findParents("$anchor")) {
            if (fragment.equals(holder.path("$anchor").textValue())) {
                anchored.add(holder);
            }
        }
        return anchored;
    }
}
