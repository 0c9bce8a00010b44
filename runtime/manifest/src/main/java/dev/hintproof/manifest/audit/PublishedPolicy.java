package dev.hintproof.manifest.audit;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.json.ListedTool;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The three signals exactly as the published text's code has them ("What structural signals indicate a poisoned MCP tool manifest",
 * 2026-11-09), for comparison: the first that fires rejects the tool, and a rejected tool is not registered. Its false alarms are
 * its own.
 */
public final class PublishedPolicy implements SetAudit {

    private static final Pattern TOKEN = Pattern.compile("`([a-zA-Z_][a-zA-Z0-9_]*)`");
    private static final Set<String> STOP_WORDS = Set.of("context", "value", "input");

    private final Map<String, String> registered = new HashMap<>();
    private final List<Finding> findings = new ArrayList<>();

    /** The first two signals, which need nothing but the tool. */
    public static Auditor.ToolFindings audit(ListedTool tool) {
        var view = new ToolView(tool.json());
        Optional<String> name = view.name().isEmpty() ? Optional.empty() : Optional.of(view.name());
        List<Finding> found =
                undeclared(view).or(() -> readOnly(view)).map(List::of).orElse(List.of());
        return new Auditor.ToolFindings(tool.index(), name, view.description(), found);
    }

    @Override
    public void add(String list, Auditor.ToolFindings tool) {
        findings.addAll(tool.findings());
        if (!tool.findings().isEmpty() || tool.name().isEmpty()) {
            return;
        }
        String name = tool.name().get();
        String prior = registered.get(name);
        if (prior != null && !prior.strip().equals(tool.description().strip())) {
            findings.add(new Finding(
                    name,
                    AuditRule.NAME_SHADOWING,
                    Severity.BLOCK,
                    "/name",
                    name + ": shadows a registered tool with divergent description (namespace shadowing)",
                    "register only one of the two"));
            return;
        }
        registered.put(name, tool.description());
    }

    @Override
    public void document(JsonNode members) {
        // The published code looks at tools only.
    }

    @Override
    public List<Finding> end() {
        List<Finding> result = List.copyOf(findings);
        findings.clear();
        return result;
    }

    private static Optional<Finding> undeclared(ToolView tool) {
        JsonNode properties = tool.inputSchema().path("properties");
        var unknown = new TreeSet<String>();
        Matcher token = TOKEN.matcher(tool.description());
        while (token.find()) {
            if (!properties.has(token.group(1)) && !STOP_WORDS.contains(token.group(1))) {
                unknown.add(token.group(1));
            }
        }
        if (unknown.isEmpty()) {
            return Optional.empty();
        }
        String what = isPermissive(tool.inputSchema().path("additionalProperties"))
                ? ": description smuggles undeclared argument " + unknown
                        + " into a permissive schema (side-channel route)"
                : ": description references undeclared argument " + unknown
                        + " while additionalProperties=false (schema/description divergence)";
        return Optional.of(new Finding(
                tool.name(),
                AuditRule.UNDECLARED_ARGUMENT,
                Severity.BLOCK,
                "/description",
                tool.name() + what,
                "declare it in inputSchema, or take it out of the text"));
    }

    private static Optional<Finding> readOnly(ToolView tool) {
        var arguments = new TreeSet<>(tool.required());
        arguments.retainAll(HintAudit.WRITE_SHAPED);
        if (!tool.claims("readOnlyHint") || arguments.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Finding(
                tool.name(),
                AuditRule.READ_ONLY_CONTRADICTION,
                Severity.BLOCK,
                "/annotations/readOnlyHint",
                tool.name() + ": readOnlyHint=true but requires write-shaped arguments " + arguments
                        + " (annotation/behavior contradiction)",
                "set readOnlyHint to false"));
    }

    /** Truth as Python has it: absent is true, and so is everything but false, null, zero and emptiness. */
    private static boolean isPermissive(JsonNode value) {
        if (value.isMissingNode()) {
            return true;
        } else if (value.isContainerNode()) {
            return !value.isEmpty();
        } else if (value.isTextual()) {
            return !value.textValue().isEmpty();
        }
        return value.isNumber() ? value.doubleValue() != 0 : value.booleanValue();
    }
}
