package dev.hintproof.manifest.gg;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.schema.Pointers;
import dev.hintproof.manifest.schema.SchemaWalk;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Enumerates the properties of an input schema as the draft says: the top-level {@code properties}, then those of each object
 * directly under a top-level {@code definitions} or {@code $defs}. Whatever has another shape is passed over.
 */
public final class SchemaProperties {

    /** The key by which a schema carries the labels of a property. */
    public static final String LABEL_KEY = "x-gg";

    private static final List<String> DEFINITION_KEYS = List.of("definitions", "$defs");

    private final List<SchemaProperty> found = new ArrayList<>();
    private final Set<JsonNode> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final @Nullable BiConsumer<SchemaProperty, JsonNode> visitor;

    private SchemaProperties(@Nullable BiConsumer<SchemaProperty, JsonNode> visitor) {
        this.visitor = visitor;
    }

    /** A copy of a schema without the labels that {@link #label} puts there. */
    public static ObjectNode withoutLabels(ObjectNode inputSchema) {
        ObjectNode copy = inputSchema.deepCopy();
        var properties = new SchemaProperties((property, schema) -> {
            if (schema instanceof ObjectNode object) {
                object.remove(LABEL_KEY);
            }
        });
        properties.standard(copy);
        return copy;
    }

    /** The properties that the draft's enumeration finds. */
    public static List<SchemaProperty> of(@Nullable JsonNode inputSchema) {
        var result = new SchemaProperties(null);
        result.standard(inputSchema);
        return result.found;
    }

    /** Those, followed by the properties nested anywhere else, which are marked deep. */
    public static List<SchemaProperty> deep(@Nullable JsonNode inputSchema) {
        var result = new SchemaProperties(null);
        result.standard(inputSchema);
        if (inputSchema != null) {
            SchemaWalk.visit(inputSchema, (schema, pointer) -> result.addProperties(schema, pointer, true));
        }
        return result.found;
    }

    /**
     * Writes the labels of each labelled property into its schema, under {@value #LABEL_KEY}; a stale label is removed.
     *
     * @param inputSchema the schema, which is changed
     * @return the labels by property name; properties without labels are left out
     */
    public static SortedMap<String, SortedSet<GgClass>> label(ObjectNode inputSchema) {
        var labels = new TreeMap<String, SortedSet<GgClass>>();
        var properties = new SchemaProperties((property, schema) -> {
            SortedSet<GgClass> classes = GgLabels.of(property.name(), property.description());
            if (schema instanceof ObjectNode object) {
                object.remove(LABEL_KEY);
                if (!classes.isEmpty()) {
                    ArrayNode list = object.putArray(LABEL_KEY);
                    classes.forEach(one -> list.add(one.label()));
                }
            }
            if (!classes.isEmpty()) {
                labels.computeIfAbsent(property.name(), name -> new TreeSet<>()).addAll(classes);
            }
        });
        properties.standard(inputSchema);
        return labels;
    }

    private void standard(@Nullable JsonNode schema) {
        if (schema == null || !schema.isObject()) {
            return;
        }
        addProperties(schema, "", false);
        for (String key : DEFINITION_KEYS) {
            JsonNode definitions = schema.path(key);
            for (Map.Entry<String, JsonNode> definition : definitions.properties()) {
                addProperties(definition.getValue(), Pointers.child("/" + key, definition.getKey()), false);
            }
        }
    }

    private void addProperties(JsonNode schema, String pointer, boolean deep) {
        JsonNode properties = schema.path("properties");
        if (!properties.isObject() || !seen.add(properties)) {
            return;
        }
        Set<String> required = requiredNames(schema);
        for (Map.Entry<String, JsonNode> entry : properties.properties()) {
            String name = entry.getKey();
            JsonNode description = entry.getValue().path("description");
            var property = new SchemaProperty(
                    name,
                    description.isTextual() ? description.textValue() : "",
                    required.contains(name),
                    Pointers.child(pointer + "/properties", name),
                    deep);
            if (visitor != null) {
                visitor.accept(property, entry.getValue());
            }
            found.add(property);
        }
    }

    private static Set<String> requiredNames(JsonNode schema) {
        var names = new HashSet<String>();
        JsonNode required = schema.path("required");
        if (required.isArray()) {
            for (JsonNode name : required) {
                if (name.isTextual()) {
                    names.add(name.textValue());
                }
            }
        }
        return names;
    }
}
