package dev.hintproof.server.call;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.dialect.Dialects;
import com.networknt.schema.path.PathType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Validates JSON against the schemas of a manifest. A schema is compiled when it is first needed: loading the validator costs
 * more than starting the rest of the server.
 */
final class SchemaCheck {

    private static final int MAX_PROBLEMS = 10;
    private static final int MAX_SCHEMA_TEXT = 300;

    /** Formats that no type of Java's decodes by itself; of the others the decoder knows more than a validator. */
    private static final Set<String> FORMATS = Set.of("email");

    private final SchemaRegistry registry = SchemaRegistry.withDialect(
            Dialect.builder(Dialects.getDraft202012())
                    .formats(formats -> formats.keySet().retainAll(FORMATS))
                    .build(),
            builder -> builder.schemaRegistryConfig(SchemaRegistryConfig.builder()
                    .pathType(PathType.JSON_POINTER)
                    .formatAssertionsEnabled(true)
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
        infinite(value, "", problems);
        if (!problems.isEmpty()) {
            return problems;
        }
        CaseErrors cases = new CaseErrors(schema);
        List<Error> all = validator.validate(value);
        List<Error> meant =
                all.stream().filter(error -> !cases.isBeside(error, value)).toList();
        List<Error> errors = meant.isEmpty() ? all : meant;
        for (Error error : errors.subList(0, Math.min(MAX_PROBLEMS, errors.size()))) {
            problems.add(describe(error, schema, cases));
        }
        if (errors.size() > MAX_PROBLEMS) {
            problems.add("and " + (errors.size() - MAX_PROBLEMS) + " more");
        }
        return problems;
    }

    /** JSON can't write these: they would go out as texts. */
    private static void infinite(JsonNode value, String at, List<String> problems) {
        if ((value.isDouble() || value.isFloat()) && !Double.isFinite(value.doubleValue())) {
            problems.add((at.isEmpty() ? "/" : at) + ": " + value.doubleValue() + " is no number in JSON");
        }
        for (Map.Entry<String, JsonNode> member : value.properties()) {
            infinite(member.getValue(), at + "/" + escape(member.getKey()), problems);
        }
        for (int i = 0; value.isArray() && i < value.size(); i++) {
            infinite(value.get(i), at + "/" + i, problems);
        }
    }

    private static String describe(Error error, JsonNode schema, CaseErrors cases) {
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
            case "oneOf" -> at + ": " + cases.expected(holder.path("oneOf"));
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
