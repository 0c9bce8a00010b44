package dev.hintproof.server.call;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.path.PathType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Validates JSON against the schemas of a manifest. A schema is compiled when it is first needed: loading the validator costs
 * more than starting the rest of the server.
 */
final class SchemaCheck {

    private static final int MAX_PROBLEMS = 10;
    private static final int MAX_SCHEMA_TEXT = 300;

    private final SchemaRegistry registry = SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12,
            builder -> builder.schemaRegistryConfig(SchemaRegistryConfig.builder()
                    .pathType(PathType.JSON_POINTER)
                    .locale(Locale.ENGLISH)
                    .build()));
    private final Map<String, Schema> compiled = new ConcurrentHashMap<>();

    /**
     * What is wrong with {@code value}: one line each with its JSON pointer and what was expected there.
     *
     * @param key names the schema; the same key must always come with the same schema
     */
    List<String> problems(String key, JsonNode schema, JsonNode value) {
        Schema validator = compiled.computeIfAbsent(
                key, name -> registry.getSchema(SchemaLocation.of("urn:hintproof:" + name), schema));
        List<String> problems = new ArrayList<>();
        List<Error> errors = validator.validate(value);
        for (Error error : errors.subList(0, Math.min(MAX_PROBLEMS, errors.size()))) {
            problems.add(describe(error, schema));
        }
        if (errors.size() > MAX_PROBLEMS) {
            problems.add("and " + (errors.size() - MAX_PROBLEMS) + " more");
        }
        return problems;
    }

    private static String describe(Error error, JsonNode schema) {
        String at = error.getInstanceLocation().toString();
        String message = error.getMessage();
        String property = error.getProperty();
        JsonNode holder = holder(error, schema);
        return switch (String.valueOf(error.getKeyword())) {
            case "required" ->
                at + "/" + escape(property) + ": missing"
                        + expected(holder.path("properties").path(property));
            case "additionalProperties" ->
                at + "/" + escape(property) + ": no such argument; there " + names(holder.path("properties"));
            default -> (at.isEmpty() ? "/" : at) + ": " + message + expected(holder);
        };
    }

    /** The schema object that holds the keyword which failed. */
    private static JsonNode holder(Error error, JsonNode schema) {
        String pointer = error.getSchemaLocation().getFragment().toString();
        int end = pointer.lastIndexOf('/');
        return end <= 0 ? schema : schema.at(pointer.substring(0, end));
    }

    private static String expected(JsonNode schema) {
        String text = schema.toString();
        return schema.isObject() && text.length() <= MAX_SCHEMA_TEXT ? "; expected " + text : "";
    }

    private static String names(JsonNode properties) {
        List<String> names = new ArrayList<>();
        properties.fieldNames().forEachRemaining(names::add);
        return names.isEmpty() ? "are none" : (names.size() == 1 ? "is only " : "are ") + String.join(", ", names);
    }

    private static String escape(String name) {
        return name.replace("~", "~0").replace("/", "~1");
    }
}
