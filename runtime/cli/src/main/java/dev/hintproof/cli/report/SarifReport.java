package dev.hintproof.cli.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.cli.Visible;
import dev.hintproof.manifest.audit.AuditRule;
import dev.hintproof.manifest.audit.Finding;
import dev.hintproof.manifest.audit.Severity;
import dev.hintproof.manifest.json.CanonicalJson;
import dev.hintproof.manifest.json.Json;
import java.io.PrintStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** SARIF 2.1.0, in the subset that GitHub code scanning reads: relative URIs, a region, rules with help, fingerprints. */
public final class SarifReport implements Report {

    private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

    private final PrintStream out;
    private final String version;
    private final Map<String, Integer> fingerprints = new HashMap<>();
    private final ArrayNode results = JsonNodeFactory.instance.arrayNode();

    /** @param version the command's version */
    public SarifReport(PrintStream out, String version) {
        this.out = out;
        this.version = version;
    }

    @Override
    public void file(AuditedFile file) {
        for (Finding finding : file.findings()) {
            ObjectNode result = results.addObject();
            result.put("ruleId", finding.rule().id());
            result.put("ruleIndex", List.of(AuditRule.values()).indexOf(finding.rule()));
            result.put("level", level(finding.severity()));
            String who = finding.tool().isEmpty() ? "" : "Tool '" + finding.tool() + "': ";
            result.putObject("message")
                    .put("text", Visible.line(who + finding.message() + " — " + finding.fix() + "."));
            locations(result.putArray("locations").addObject(), file.file(), finding);
            result.putObject("partialFingerprints").put("hintproof/v1", unique(fingerprint(file.file(), finding)));
        }
    }

    private static void locations(ObjectNode location, String file, Finding finding) {
        ObjectNode physical = location.putObject("physicalLocation");
        physical.putObject("artifactLocation").put("uri", uri(file));
        physical.putObject("region").put("startLine", 1);
        if (finding.tool().isEmpty()) {
            return; // It is about the list.
        }
        ObjectNode logical = location.putArray("logicalLocations").addObject();
        logical.put("name", Visible.line(finding.tool()));
        logical.put("fullyQualifiedName", Visible.line(finding.tool() + finding.pointer()));
        logical.put("kind", "member");
    }

    /** Two tools of one name can have the same findings: the second one is told apart by its number. */
    private String unique(String fingerprint) {
        int count = fingerprints.merge(fingerprint, 1, Integer::sum);
        return count == 1 ? fingerprint : fingerprint + ":" + count;
    }

    private static String fingerprint(String file, Finding finding) {
        ArrayNode parts = JsonNodeFactory.instance.arrayNode();
        parts.add(file)
                .add(finding.tool())
                .add(finding.rule().id())
                .add(finding.pointer())
                .add(finding.message());
        return CanonicalJson.digest(parts);
    }

    @Override
    public void end() {
        ObjectNode root = JsonNodeFactory.instance.objectNode();
        root.put("$schema", SCHEMA);
        root.put("version", "2.1.0");
        ObjectNode run = root.putArray("runs").addObject();
        ObjectNode driver = run.putObject("tool").putObject("driver");
        driver.put("name", "hintproof");
        driver.put("semanticVersion", version);
        ArrayNode rules = driver.putArray("rules");
        for (AuditRule rule : AuditRule.values()) {
            ObjectNode one = rules.addObject();
            one.put("id", rule.id());
            one.putObject("shortDescription").put("text", rule.summary());
            one.putObject("fullDescription").put("text", rule.summary() + ".");
            one.putObject("help")
                    .put(
                            "text",
                            rule.summary() + ". What it looks for, an example and its limits: docs/audit/" + rule.id()
                                    + ".md in Hintproof's repository.");
            one.putObject("defaultConfiguration").put("level", "warning");
        }
        run.put("columnKind", "utf16CodeUnits");
        run.set("results", results);
        out.append(new String(Json.pretty(root), StandardCharsets.UTF_8));
        out.flush();
    }

    private static String level(Severity severity) {
        return switch (severity) {
            case BLOCK -> "error";
            case QUARANTINE -> "warning";
            case NOTE -> "note";
        };
    }

    private static String uri(String file) {
        try {
            return new URI(null, null, file.replace('\\', '/'), null).toASCIIString();
        } catch (URISyntaxException e) {
            return "unnamed";
        }
    }
}
