package dev.hintproof.manifest.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.schema.Pointers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A place in a JSON tree that is read strictly: what is missing, has another type or isn't known is an error that names the place.
 *
 * @param source what to call the text in a message
 * @param pointer JSON pointer to the place
 * @param node what is there
 */
record Cursor(String source, String pointer, JsonNode node) {

    ManifestException error(String problem) {
        return new ManifestException(source + (pointer.isEmpty() ? "" : " at " + pointer) + ": " + problem);
    }

    /** The member of that name. */
    Cursor get(String key) {
        return find(key).orElseThrow(() -> error("'" + key + "' is missing"));
    }

    /** The member of that name, if there is one; null is an error. */
    Optional<Cursor> find(String key) {
        JsonNode child = object().get(key);
        return Optional.ofNullable(child).map(found -> new Cursor(source, Pointers.child(pointer, key), found));
    }

    /** Refuses members other than these. */
    Cursor only(Set<String> keys) {
        for (Map.Entry<String, JsonNode> entry : object().properties()) {
            if (!keys.contains(entry.getKey())) {
                throw error("'" + entry.getKey() + "' is not known here; known are "
                        + String.join(", ", new TreeSet<>(keys)));
            }
        }
        return this;
    }

    ObjectNode object() {
        if (node instanceof ObjectNode object) {
            return object;
        }
        throw wrong("an object");
    }

    String text() {
        if (node.isTextual()) {
            return node.textValue();
        }
        throw wrong("a string");
    }

    boolean bool() {
        if (node.isBoolean()) {
            return node.booleanValue();
        }
        throw wrong("true or false");
    }

    List<Cursor> elements() {
        if (!node.isArray()) {
            throw wrong("an array");
        }
        var elements = new ArrayList<Cursor>();
        for (int i = 0; i < node.size(); i++) {
            elements.add(new Cursor(source, Pointers.child(pointer, i), node.get(i)));
        }
        return elements;
    }

    List<Cursor> members() {
        var members = new ArrayList<Cursor>();
        for (Map.Entry<String, JsonNode> entry : object().properties()) {
            members.add(new Cursor(source, Pointers.child(pointer, entry.getKey()), entry.getValue()));
        }
        return members;
    }

    List<String> texts() {
        return elements().stream().map(Cursor::text).toList();
    }

    private ManifestException wrong(String expected) {
        return error("expected " + expected + ", found " + kind());
    }

    private String kind() {
        return switch (node.getNodeType()) {
            case OBJECT, POJO -> "an object";
            case ARRAY -> "an array";
            case STRING, BINARY -> "a string";
            case NUMBER -> "a number";
            case BOOLEAN -> "true or false";
            case NULL, MISSING -> "null";
        };
    }
}
