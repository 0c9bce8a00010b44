package dev.hintproof.manifest.drift;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.audit.AuditRule;
import dev.hintproof.manifest.audit.Finding;
import dev.hintproof.manifest.audit.Severity;
import dev.hintproof.manifest.json.CanonicalJson;
import dev.hintproof.manifest.schema.Pointers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Compares two lists tool by tool over the whole definition, annotations and {@code _meta} included. A hint that promises more than
 * before blocks, as a policy may rest on it; every other change quarantines until a person has seen it; a tool that is gone is a note.
 */
public final class Drift {

    private static final Set<String> HINTS =
            Set.of("readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint");

    private final List<Finding> findings = new ArrayList<>();

    private Drift() {}

    /** What has changed from one list to the other, in the order of the newer one. */
    public static List<Finding> compare(List<JsonNode> before, List<JsonNode> after) {
        var drift = new Drift();
        Map<String, List<JsonNode>> old = byName(before);
        Map<String, List<JsonNode>> now = byName(after);
        now.forEach((name, tools) -> drift.tool(name, old.getOrDefault(name, List.of()), tools));
        for (String name : old.keySet()) {
            if (!now.containsKey(name)) {
                drift.tell(name, Severity.NOTE, "", "the tool is gone", "forget what was approved for it");
            }
        }
        return List.copyOf(drift.findings);
    }

    private static Map<String, List<JsonNode>> byName(List<JsonNode> tools) {
        var result = new LinkedHashMap<String, List<JsonNode>>();
        for (JsonNode tool : tools) {
            result.computeIfAbsent(tool.path("name").asText(), name -> new ArrayList<>())
                    .add(tool);
        }
        return result;
    }

    private void tool(String name, List<JsonNode> before, List<JsonNode> after) {
        if (before.isEmpty()) {
            tell(name, Severity.QUARANTINE, "", "the tool is new", "look at it as at any tool of a new server");
            return;
        }
        if (before.size() != after.size()) {
            change(name, "", "there are " + after.size() + " tools of this name instead of " + before.size());
        }
        for (int i = 0; i < Math.min(before.size(), after.size()); i++) {
            definition(name, before.get(i), after.get(i));
        }
    }

    private void definition(String name, JsonNode before, JsonNode after) {
        if (CanonicalJson.canonicalJson(before).equals(CanonicalJson.canonicalJson(after))) {
            return;
        }
        int told = findings.size();
        var keys = new LinkedHashSet<String>();
        after.propertyStream().forEach(member -> keys.add(member.getKey()));
        before.propertyStream().forEach(member -> keys.add(member.getKey()));
        for (String key : keys) {
            member(name, key, before.path(key), after.path(key));
        }
        if (findings.size() == told) {
            tell(
                    name,
                    before.isObject() && after.isObject() ? Severity.NOTE : Severity.QUARANTINE,
                    "",
                    "the definition is written differently, and means the same",
                    "nothing");
        }
    }

    private void member(String name, String key, JsonNode before, JsonNode after) {
        String pointer = Pointers.child("", key);
        if (CanonicalJson.canonicalJson(before).equals(CanonicalJson.canonicalJson(after))
                && before.isMissingNode() == after.isMissingNode()) {
            return;
        }
        switch (key) {
            case "annotations" -> annotations(name, before, after);
            case "description", "title" ->
                TextDrift.describe(
                        "the " + key, before.asText(), after.asText(), sentence -> change(name, pointer, sentence));
            case "inputSchema", "outputSchema" -> {
                var schemas = new SchemaDrift((at, sentence) -> change(name, at, "in the " + key + ", " + sentence));
                schemas.compare(LocalReferences.resolve(before), LocalReferences.resolve(after), pointer);
            }
            default ->
                change(name, pointer, "'" + key + "' changed from " + Words.of(before) + " to " + Words.of(after));
        }
    }

    private void annotations(String name, JsonNode before, JsonNode after) {
        var keys = new LinkedHashSet<String>();
        after.propertyStream().forEach(member -> keys.add(member.getKey()));
        before.propertyStream().forEach(member -> keys.add(member.getKey()));
        if (keys.isEmpty()
                || (!before.isObject() && !before.isMissingNode())
                || (!after.isObject() && !after.isMissingNode())) {
            change(name, "/annotations", "the annotations changed from " + Words.of(before) + " to " + Words.of(after));
        }
        for (String key : keys) {
            JsonNode old = before.path(key);
            JsonNode now = after.path(key);
            if (!old.equals(now)) {
                String pointer = Pointers.child("/annotations", key);
                String message = key + " changed from " + Words.of(old) + " to " + Words.of(now);
                if (HINTS.contains(key) && promisesMore(key, old, now)) {
                    tell(
                            name,
                            Severity.BLOCK,
                            pointer,
                            message + ": it promises more than before",
                            "ask its author why; withdraw what was approved on the old hint");
                } else {
                    change(name, pointer, message);
                }
            }
        }
    }

    /** Whether a hint looks safer than before; absent ones have the defaults of MCP. */
    private static boolean promisesMore(String hint, JsonNode before, JsonNode after) {
        boolean safeValue = hint.equals("readOnlyHint") || hint.equals("idempotentHint");
        boolean defaultValue = hint.equals("destructiveHint") || hint.equals("openWorldHint");
        boolean old = before.isBoolean() ? before.booleanValue() : defaultValue;
        boolean now = after.isBoolean() ? after.booleanValue() : defaultValue;
        return old != now && now == safeValue;
    }

    private void change(String name, String pointer, String message) {
        tell(name, Severity.QUARANTINE, pointer, message, "look at the change before it is used");
    }

    private void tell(String name, Severity severity, String pointer, String message, String fix) {
        findings.add(new Finding(name, AuditRule.DRIFT, severity, pointer, message, fix));
    }
}
