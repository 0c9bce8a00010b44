package dev.hintproof.manifest.drift;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.schema.Pointers;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/** Says in words how one schema differs from another. */
final class SchemaDrift {

    private static final int MAX_CHANGES = 20;

    private final BiConsumer<String, String> out;
    private int told;

    /** @param out is given a pointer and a sentence for each change */
    SchemaDrift(BiConsumer<String, String> out) {
        this.out = out;
    }

    void compare(JsonNode before, JsonNode after, String pointer) {
        if (before.equals(after)) {
            return;
        }
        if (!before.isObject() || !after.isObject()) {
            tell(pointer, "changed from " + Words.of(before) + " to " + Words.of(after));
            return;
        }
        var keys = new LinkedHashSet<String>();
        before.propertyStream().forEach(member -> keys.add(member.getKey()));
        after.propertyStream().forEach(member -> keys.add(member.getKey()));
        for (String key : keys) {
            member(key, before.path(key), after.path(key), Pointers.child(pointer, key));
        }
    }

    private void member(String key, JsonNode before, JsonNode after, String pointer) {
        if (before.equals(after)) {
            return;
        }
        switch (key) {
            case "properties", "$defs", "definitions", "patternProperties" -> properties(key, before, after, pointer);
            case "required" -> required(texts(before), texts(after), pointer);
            case "enum" -> values(texts(before), texts(after), pointer);
            case "additionalProperties" -> {
                boolean opened = before.isBoolean() && !before.booleanValue();
                tell(
                        pointer,
                        (opened
                                        ? "undeclared arguments are let through now"
                                        : "the rule for undeclared arguments changed")
                                + ": " + Words.of(before) + " to " + Words.of(after));
            }
            case "description" ->
                TextDrift.describe(
                        "the description", before.asText(), after.asText(), sentence -> tell(pointer, sentence));
            case "items", "not", "if", "then", "else", "contains", "propertyNames" -> compare(before, after, pointer);
            case "anyOf", "oneOf", "allOf", "prefixItems" -> branches(before, after, pointer);
            default -> tell(pointer, "'" + key + "' changed from " + Words.of(before) + " to " + Words.of(after));
        }
    }

    private void properties(String key, JsonNode before, JsonNode after, String pointer) {
        String noun = key.equals("properties") ? "property" : "definition";
        for (Map.Entry<String, JsonNode> property : after.properties()) {
            String at = Pointers.child(pointer, property.getKey());
            if (!before.has(property.getKey())) {
                tell(at, "there is a new " + noun + " '" + property.getKey() + "'");
            } else {
                compare(before.path(property.getKey()), property.getValue(), at);
            }
        }
        for (Map.Entry<String, JsonNode> property : before.properties()) {
            if (!after.has(property.getKey())) {
                tell(pointer, "the " + noun + " '" + property.getKey() + "' is gone");
            }
        }
    }

    private void required(Set<String> before, Set<String> after, String pointer) {
        tellNames(pointer, without(after, before), "is required now");
        tellNames(pointer, without(before, after), "is no longer required");
    }

    private void values(Set<String> before, Set<String> after, String pointer) {
        tellNames(pointer, without(after, before), "is admitted now");
        tellNames(pointer, without(before, after), "is no longer admitted");
    }

    private void tellNames(String pointer, Set<String> names, String what) {
        names.forEach(name -> tell(pointer, "'" + name + "' " + what));
    }

    private void branches(JsonNode before, JsonNode after, String pointer) {
        if (before.size() != after.size()) {
            tell(pointer, "there are " + after.size() + " branches instead of " + before.size());
        }
        for (int i = 0; i < Math.min(before.size(), after.size()); i++) {
            compare(before.path(i), after.path(i), Pointers.child(pointer, i));
        }
    }

    private void tell(String pointer, String sentence) {
        if (told++ < MAX_CHANGES) {
            out.accept(pointer, sentence);
        }
    }

    private static Set<String> without(Set<String> from, Set<String> what) {
        var rest = new TreeSet<>(from);
        rest.removeAll(what);
        return rest;
    }

    private static Set<String> texts(JsonNode array) {
        var texts = new TreeSet<String>();
        array.forEach(element -> texts.add(element.asText()));
        return texts;
    }
}
