package dev.hintproof.processor.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;

/**
 * The part of JSON Schema 2020-12 that every client takes, as a schema of its own ({@code dialect.json}); narrower than the
 * meta-schema, so that whatever is valid here is valid there.
 */
final class Dialect {

    private static final String RESOURCE = "dialect.json";
    private static final InstanceChecker CHECKER = new InstanceChecker(read());

    /** A definition that takes more than this is refused by some client or other, and read by no model. */
    private static final int MOST_CHARACTERS = 256 * 1024;

    private Dialect() {}

    private static JsonNode read() {
        try (InputStream in = Dialect.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException(RESOURCE + " isn't beside the processor");
            }
            return Json.parse(in.readAllBytes(), RESOURCE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What a schema has that isn't in the dialect; empty for a sound one. */
    static Optional<String> problem(ObjectNode schema) {
        int size = schema.toString().length();
        if (size > MOST_CHARACTERS) {
            return Optional.of("it has " + size + " characters");
        }
        return CHECKER.check(schema).or(() -> problem(schema, schema, ""));
    }

    private static Optional<String> problem(JsonNode root, JsonNode schema, String at) {
        if (schema.path("type").asText().equals("array") && !schema.has("items")) {
            return Optional.of(at + ": an array has no items");
        }
        String reference = schema.path("$ref").asText("");
        if (!reference.isEmpty() && root.at(reference.substring(1)).isMissingNode()) {
            return Optional.of(at + ": " + reference + " leads nowhere");
        }
        for (Map.Entry<String, JsonNode> keyword : schema.properties()) {
            boolean data =
                    keyword.getKey().equals("default") || keyword.getKey().equals("enum");
            if (keyword.getValue().isContainerNode() && !data) {
                Optional<String> problem = inside(root, keyword.getValue(), at + "/" + keyword.getKey());
                if (problem.isPresent()) {
                    return problem;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<String> inside(JsonNode root, JsonNode value, String at) {
        if (value.isObject()) {
            return problem(root, value, at);
        }
        for (JsonNode one : value) {
            Optional<String> problem = one.isObject() ? problem(root, one, at) : Optional.empty();
            if (problem.isPresent()) {
                return problem;
            }
        }
        return Optional.empty();
    }
}
