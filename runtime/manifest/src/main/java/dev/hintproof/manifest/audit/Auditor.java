package dev.hintproof.manifest.audit;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.json.CanonicalJson;
import dev.hintproof.manifest.json.ListedTool;
import dev.hintproof.manifest.json.ManifestWriter;
import dev.hintproof.manifest.model.ToolDefinition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The default policy: what is wrong with one tool by itself. Stateless, so that many tools can be looked at at once; what needs the
 * rest of the list or other lists is added by {@link ListAudit}.
 */
public final class Auditor {

    private final Map<String, String> verified = new HashMap<>();

    /** @param verified definitions that were derived from the server's code and verified, by name */
    public Auditor(Map<String, ToolDefinition> verified) {
        verified.forEach(
                (name, tool) -> this.verified.put(name, CanonicalJson.canonicalJson(ManifestWriter.toJson(tool))));
    }

    /**
     * What is found in one tool.
     *
     * @param tool the tool
     */
    public ToolFindings audit(ListedTool tool) {
        var findings = new ArrayList<Finding>();
        Optional<String> name = Optional.of(tool.json().path("name"))
                .filter(node -> node.isTextual() && !node.textValue().isBlank())
                .map(node -> node.textValue());
        String shown = name.orElse("");
        tool.defect()
                .ifPresent(defect ->
                        findings.add(unclassifiable(shown, defect + ", so readers disagree about what it is")));
        if (!tool.json().isObject()) {
            findings.add(unclassifiable("", "element " + (tool.index() + 1) + " of the list is no object"));
            return new ToolFindings(tool.index(), name, "", findings);
        }
        if (name.isEmpty()) {
            findings.add(unclassifiable("", "tool " + (tool.index() + 1) + " of the list has no usable name"));
        }
        var view = new ToolView(tool.json());
        Names.lookalike(shown)
                .ifPresent(letter -> findings.add(new Finding(
                        shown,
                        AuditRule.LOOKALIKE_NAME,
                        Severity.BLOCK,
                        "/name",
                        "its name holds a letter that looks Latin and is not (" + letter + ")",
                        "write the name in one script")));
        new HintAudit(view, isVerified(shown, tool.json()), findings::add).run();
        new ArgumentAudit(view, findings::add).run();
        new ProseAudit(view, findings::add).run();
        ToolReferences.check(view, findings::add);
        new SchemaAudit(view, findings::add).run();
        new BreadthAudit(shown, findings::add).run(tool.json(), "");
        return new ToolFindings(tool.index(), name, view.description(), findings);
    }

    /** Only what is listed exactly as it was verified is verified. */
    private boolean isVerified(String name, JsonNode tool) {
        String definition = verified.get(name);
        return definition != null && definition.equals(CanonicalJson.canonicalJson(tool));
    }

    private static Finding unclassifiable(String tool, String problem) {
        return new Finding(
                tool,
                AuditRule.UNCLASSIFIABLE,
                Severity.QUARANTINE,
                "",
                problem,
                "mend the definition; what cannot be judged is not used unasked");
    }

    /**
     * What is found in one tool by itself.
     *
     * @param index its position in its list
     * @param name its name; empty for none
     * @param description its description; empty for none
     * @param findings the findings, some of which depend on what else the list has
     */
    public record ToolFindings(int index, Optional<String> name, String description, List<Finding> findings) {

        /** Copies the findings. */
        public ToolFindings {
            findings = List.copyOf(findings);
        }

        /** With one more finding, if there is one. */
        public ToolFindings and(Optional<Finding> more) {
            var all = new ArrayList<>(findings);
            more.ifPresent(all::add);
            return new ToolFindings(index, name, description, all);
        }
    }
}
