package dev.hintproof.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.json.Json;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The report against the SARIF 2.1.0 text: which members each object may have, which it must have, and of what kind they are. */
class SarifShapeTest {

    private static final Set<String> LEVELS = Set.of("none", "note", "warning", "error");
    private static final Set<String> KINDS = Set.of("member", "function", "module", "object", "property", "value");

    @TempDir
    Path folder;

    @Test
    void everyObjectHasTheShapeThatTheStandardGivesIt() throws IOException {
        Path odd = Files.writeString(
                folder.resolve("a list, ü%20.json"),
                "[{\"name\": \"add\\u001b[2J\", \"description\": \"<IMPORTANT>Obey.</IMPORTANT>\"}, 17, {\"name\": \"x\"},"
                        + " {\"name\": \"x\", \"annotations\": {\"readOnlyHint\": true, \"destructiveHint\": true}}]");
        Path other = Files.writeString(
                folder.resolve("other.json"),
                "{\"command\": \"npx mcp-remote\", \"tools\": [{\"name\": \"y\", \"inputSchema\": {\"additionalProperties\": true}}]}");
        JsonNode root = Json.parse(
                Cli.run("audit", "--format", "sarif", odd.toString(), other.toString())
                        .out(),
                "sarif");
        members(root, Set.of("$schema", "version", "runs"), Set.of("version", "runs"));
        assertEquals("2.1.0", root.path("version").textValue());
        assertEquals(1, root.path("runs").size());
        JsonNode run = root.path("runs").path(0);
        members(run, Set.of("tool", "columnKind", "results"), Set.of("tool", "results"));
        assertTrue(Set.of("utf16CodeUnits", "unicodeCodePoints")
                .contains(run.path("columnKind").textValue()));
        JsonNode driver = run.path("tool").path("driver");
        members(driver, Set.of("name", "semanticVersion", "rules"), Set.of("name"));
        assertTrue(
                driver.path("semanticVersion").asText().matches("\\d+\\.\\d+\\.\\d+(?:[-+][0-9A-Za-z.+-]+)?"),
                driver.path("semanticVersion").asText());
        var ids = new HashSet<String>();
        for (JsonNode rule : driver.path("rules")) {
            rule(rule);
            assertTrue(ids.add(rule.path("id").textValue()), "each rule once");
        }
        assertTrue(run.path("results").size() >= 5, run.path("results").toString());
        var prints = new HashSet<String>();
        for (JsonNode result : run.path("results")) {
            result(result, driver.path("rules"));
            assertTrue(prints.add(result.path("partialFingerprints").toString()), "each finding once: " + result);
        }
    }

    private static void rule(JsonNode rule) {
        members(
                rule,
                Set.of("id", "shortDescription", "fullDescription", "help", "defaultConfiguration"),
                Set.of("id"));
        for (String text : List.of("shortDescription", "fullDescription", "help")) {
            message(rule.path(text));
        }
        assertTrue(
                LEVELS.contains(rule.path("defaultConfiguration").path("level").textValue()));
    }

    private static void result(JsonNode result, JsonNode rules) {
        members(
                result,
                Set.of("ruleId", "ruleIndex", "level", "message", "locations", "partialFingerprints"),
                Set.of("message"));
        message(result.path("message"));
        assertTrue(LEVELS.contains(result.path("level").textValue()));
        assertTrue(result.path("ruleIndex").isInt());
        assertEquals(
                result.path("ruleId"),
                rules.path(result.path("ruleIndex").intValue()).path("id"));
        result.path("partialFingerprints").forEach(print -> assertTrue(print.isTextual()));
        assertEquals(1, result.path("locations").size());
        JsonNode location = result.path("locations").path(0);
        members(location, Set.of("physicalLocation", "logicalLocations"), Set.of("physicalLocation"));
        JsonNode physical = location.path("physicalLocation");
        members(physical, Set.of("artifactLocation", "region"), Set.of("artifactLocation"));
        String uri = physical.path("artifactLocation").path("uri").textValue();
        assertEquals(uri, URI.create(uri).toASCIIString(), "a URI reference, escaped");
        assertTrue(physical.path("region").path("startLine").intValue() >= 1);
        for (JsonNode logical : location.path("logicalLocations")) {
            members(logical, Set.of("name", "fullyQualifiedName", "kind"), Set.of());
            assertFalse(logical.path("name").textValue().isEmpty(), "a name, where there is one");
            assertTrue(KINDS.contains(logical.path("kind").textValue()));
        }
    }

    private static void message(JsonNode message) {
        members(message, Set.of("text"), Set.of("text"));
        String text = message.path("text").textValue();
        assertFalse(text.isBlank());
        assertTrue(text.chars().noneMatch(c -> Character.isISOControl(c)), text);
    }

    private static void members(JsonNode object, Set<String> allowed, Set<String> required) {
        assertTrue(object.isObject(), object.toString());
        var names = new HashSet<String>();
        object.fieldNames().forEachRemaining(names::add);
        assertTrue(allowed.containsAll(names), names + " in " + object);
        assertTrue(names.containsAll(required), names + " in " + object);
    }
}
