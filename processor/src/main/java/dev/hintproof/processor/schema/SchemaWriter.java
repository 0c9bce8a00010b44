package dev.hintproof.processor.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.processor.schema.Shape.Member;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Writes shapes as JSON Schema 2020-12, in the part of it that every client takes: one scalar {@code type} a schema, no
 * boolean schema, no {@code $schema}, no composition at the root, everything inlined but recursion, which is in {@code $defs} at
 * the root.
 */
public final class SchemaWriter {

    /** The definition of "any JSON value" refers to itself. */
    static final String ANY = "Json";

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final Map<String, Shape> definitions;
    private final TreeSet<String> used = new TreeSet<>();

    private SchemaWriter(Map<String, Shape> definitions) {
        this.definitions = definitions;
    }

    /**
     * The schema of an object at the root of a tool's definition.
     *
     * @param root the object
     * @param definitions what references in it mean
     */
    public static ObjectNode write(Shape root, Map<String, Shape> definitions) {
        var writer = new SchemaWriter(definitions);
        ObjectNode schema = writer.schema(root);
        SortedMap<String, ObjectNode> written = new TreeMap<>();
        while (!written.keySet().containsAll(writer.used)) {
            for (String name : List.copyOf(writer.used)) {
                if (!written.containsKey(name)) {
                    written.put(name, writer.definition(name));
                }
            }
        }
        if (!written.isEmpty()) {
            ObjectNode defs = schema.putObject("$defs");
            written.forEach(defs::set);
        }
        return schema;
    }

    private ObjectNode definition(String name) {
        if (name.equals(ANY)) {
            return anyValue();
        }
        Shape shape = definitions.get(name);
        if (shape == null) {
            throw new IllegalStateException("no definition " + name);
        }
        return schema(shape);
    }

    private ObjectNode schema(Shape shape) {
        ObjectNode schema = JSON.objectNode();
        if (shape instanceof Shape.Scalar scalar) {
            schema.put("type", scalar.type());
        } else if (shape instanceof Shape.Choice choice) {
            schema.put("type", choice.type());
            choice.values().forEach(schema.putArray("enum")::add);
        } else if (shape instanceof Shape.Sequence sequence) {
            sequence(sequence, schema);
        } else if (shape instanceof Shape.Dictionary dictionary) {
            schema.put("type", "object");
            dictionary.keys().ifPresent(keys -> schema.set("propertyNames", schema(keys)));
            schema.set("additionalProperties", schema(dictionary.value()));
        } else if (shape instanceof Shape.Structure structure) {
            members(structure, schema);
        } else if (shape instanceof Shape.OneOf oneOf) {
            ArrayNode cases = schema.putArray("oneOf");
            oneOf.cases().forEach(one -> cases.add(schema(one)));
        } else if (shape instanceof Shape.Any any) {
            used.add(ANY);
            reference(ANY, any.nullable(), schema);
        } else if (shape instanceof Shape.OrNull orNull) {
            ArrayNode cases = schema.putArray("anyOf");
            cases.add(schema(orNull.shape()));
            cases.addObject().put("type", "null");
        } else if (shape instanceof Shape.Reference reference) {
            used.add(reference.definition());
            reference(reference.definition(), false, schema);
        } else if (shape instanceof Shape.Constant constant) {
            schema.put("type", "string");
            schema.set("const", constant.value());
        } else {
            throw new IllegalStateException("unknown shape " + shape);
        }
        shape.keywords().writeTo(schema);
        return schema;
    }

    private void sequence(Shape.Sequence sequence, ObjectNode schema) {
        schema.put("type", "array");
        schema.set("items", schema(sequence.element()));
        if (sequence.unique()) {
            schema.put("uniqueItems", true);
        }
    }

    private static void reference(String name, boolean nullable, ObjectNode schema) {
        String target = "#/$defs/" + name;
        if (nullable) {
            ArrayNode cases = schema.putArray("anyOf");
            cases.addObject().put("$ref", target);
            cases.addObject().put("type", "null");
        } else {
            schema.put("$ref", target);
        }
    }

    private void members(Shape.Structure structure, ObjectNode schema) {
        schema.put("type", "object");
        if (!structure.members().isEmpty()) {
            ObjectNode properties = schema.putObject("properties");
            var required = new LinkedHashSet<String>();
            for (Member member : structure.members()) {
                properties.set(member.wireName(), schema(member.shape()));
                if (member.required()) {
                    required.add(member.wireName());
                }
            }
            if (!required.isEmpty()) {
                required.forEach(schema.putArray("required")::add);
            }
        }
        JsonNode others = structure.others().<JsonNode>map(this::schema).orElse(JSON.booleanNode(false));
        schema.set("additionalProperties", others);
    }

    /** Any value but null; nulls inside it are values. */
    private static ObjectNode anyValue() {
        ObjectNode schema = JSON.objectNode();
        ArrayNode cases = schema.putArray("anyOf");
        for (String type : List.of("string", "number", "boolean")) {
            cases.addObject().put("type", type);
        }
        ObjectNode array = cases.addObject().put("type", "array");
        valueOrNull(array.putObject("items"));
        ObjectNode object = cases.addObject().put("type", "object");
        valueOrNull(object.putObject("additionalProperties"));
        return schema;
    }

    private static void valueOrNull(ObjectNode schema) {
        reference(ANY, true, schema);
    }
}
