package dev.hintproof.manifest.audit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.hintproof.manifest.schema.Pointers;
import dev.hintproof.manifest.schema.SchemaWalk;
import java.net.URI;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.StreamSupport;

/** Faults of the schemas themselves. */
final class SchemaAudit {

    /** Characters of a definition's strings beyond which it is unusual: the largest honest ones known are near 80,000. */
    private static final int LARGE = 150_000;

    private static final int MAX_PATTERN = 2_000;
    private static final Set<String> TYPES =
            Set.of("string", "number", "integer", "boolean", "object", "array", "null");

    private final ToolView tool;
    private final Consumer<Finding> out;

    SchemaAudit(ToolView tool, Consumer<Finding> out) {
        this.tool = tool;
        this.out = out;
    }

    void run() {
        JsonNode input = tool.inputSchema();
        if (input.isMissingNode()) {
            tell(AuditRule.INVALID_SCHEMA, Severity.NOTE, "", "it has no inputSchema, which MCP requires", "add one");
        } else if (!input.isObject()) {
            tell(
                    AuditRule.UNCLASSIFIABLE,
                    Severity.QUARANTINE,
                    "/inputSchema",
                    "its inputSchema is no object, so what it takes is unknown",
                    "write an object schema: {\"type\": \"object\", \"properties\": {…}}");
        } else {
            root(input);
            schema(input, "/inputSchema");
        }
        schema(tool.tool().path("outputSchema"), "/outputSchema");
        size();
    }

    private void root(JsonNode input) {
        JsonNode type = input.path("type");
        if (!type.isMissingNode() && !"object".equals(type.asText())) {
            tell(
                    AuditRule.INVALID_SCHEMA,
                    Severity.QUARANTINE,
                    "/inputSchema/type",
                    "the root of its inputSchema is no object, as MCP requires",
                    "set type to \"object\"");
        }
        JsonNode additional = input.path("additionalProperties");
        if (additional.isBoolean() && additional.booleanValue()) {
            tell(
                    AuditRule.OPEN_SCHEMA,
                    Severity.QUARANTINE,
                    "/inputSchema/additionalProperties",
                    "its schema expressly admits arguments that it does not declare",
                    "set additionalProperties to false, or declare what may be passed");
        } else if (additional.isMissingNode()) {
            tell(
                    AuditRule.OPEN_SCHEMA,
                    Severity.NOTE,
                    "/inputSchema",
                    "its schema admits arguments that it does not declare, as it does not set additionalProperties",
                    "set additionalProperties to false");
        }
        for (String name : tool.required()) {
            if (!input.path("properties").has(name) && !composed(input)) {
                tell(
                        AuditRule.INVALID_SCHEMA,
                        Severity.NOTE,
                        "/inputSchema/required",
                        "it requires '" + name + "', which is no property",
                        "declare '" + name + "', or do not require it");
            }
        }
    }

    private static boolean composed(JsonNode schema) {
        return List.of("allOf", "anyOf", "oneOf", "$ref", "if", "patternProperties").stream()
                .anyMatch(schema::has);
    }

    private void schema(JsonNode root, String at) {
        SchemaWalk.visit(root, (schema, pointer) -> {
            reference(root, schema.path("$ref"), at + pointer + "/$ref");
            pattern(schema.path("pattern"), at + pointer + "/pattern");
            for (Map.Entry<String, JsonNode> entry :
                    schema.path("patternProperties").properties()) {
                pattern(
                        new TextNode(entry.getKey()),
                        Pointers.child(at + pointer + "/patternProperties", entry.getKey()));
            }
            types(schema.path("type"), at + pointer + "/type");
        });
    }

    private void reference(JsonNode root, JsonNode reference, String at) {
        if (!reference.isTextual()) {
            return;
        }
        String target = reference.textValue();
        if (!target.startsWith("#")) {
            tell(
                    AuditRule.REMOTE_REFERENCE,
                    Severity.BLOCK,
                    at,
                    "its schema is completed by another document, '" + target + "', which nobody has audited",
                    "copy what is referred to into the schema");
        } else if (!resolves(root, target)) {
            tell(
                    AuditRule.DANGLING_REFERENCE,
                    Severity.QUARANTINE,
                    at,
                    "the reference '" + target + "' leads to no schema",
                    "refer to something under $defs");
        }
    }

    /** Whether a reference leads to a schema in the end; one that only leads to references, in a circle, does not. */
    private static boolean resolves(JsonNode root, String reference) {
        var seen = new HashSet<String>();
        String target = reference;
        while (seen.add(target)) {
            if (!target.equals("#") && !target.startsWith("#/")) {
                return true;
            }
            JsonNode found = at(root, target);
            if (found.isMissingNode()) {
                return false;
            }
            JsonNode next = found.path("$ref");
            if (!next.isTextual() || !next.textValue().startsWith("#")) {
                return true;
            }
            target = next.textValue();
        }
        return false;
    }

    private static JsonNode at(JsonNode root, String reference) {
        try {
            return root.at(URI.create(reference).getFragment());
        } catch (IllegalArgumentException e) {
            return root.at(reference.substring(1));
        }
    }

    private void pattern(JsonNode pattern, String at) {
        if (!pattern.isTextual()) {
            return;
        }
        String text = pattern.textValue();
        if (text.length() > MAX_PATTERN) {
            tell(AuditRule.INVALID_SCHEMA, Severity.NOTE, at, "its pattern is unusually long", "shorten it");
            return;
        }
        try {
            // Compiled, never matched: a pattern that backtracks for ever costs nothing here.
            Pattern.compile(text);
        } catch (PatternSyntaxException e) {
            tell(
                    AuditRule.INVALID_SCHEMA,
                    Severity.NOTE,
                    at,
                    "its pattern is no regular expression that can be compiled here: "
                            + String.valueOf(e.getDescription()),
                    "check it; clients that check arguments may refuse the tool");
        }
    }

    private void types(JsonNode type, String at) {
        List<JsonNode> named =
                type.isArray() ? StreamSupport.stream(type.spliterator(), false).toList() : List.of(type);
        for (JsonNode one : named) {
            if (!one.isMissingNode() && !TYPES.contains(one.asText())) {
                tell(
                        AuditRule.INVALID_SCHEMA,
                        Severity.NOTE,
                        at,
                        "'" + one.asText() + "' is no type of JSON Schema",
                        "use one of object, array, string, number, integer, boolean, null");
            }
        }
    }

    private void size() {
        long size =
                tool.texts().stream().mapToLong(field -> field.text().length()).sum();
        if (size > LARGE) {
            tell(
                    AuditRule.OVERSIZED_DEFINITION,
                    Severity.QUARANTINE,
                    "",
                    "its definition holds " + size
                            + " characters of text: nobody reads that, and every model call carries it",
                    "shorten it");
        }
    }

    private void tell(AuditRule rule, Severity severity, String pointer, String message, String fix) {
        out.accept(new Finding(tool.name(), rule, severity, pointer, message, fix));
    }
}
