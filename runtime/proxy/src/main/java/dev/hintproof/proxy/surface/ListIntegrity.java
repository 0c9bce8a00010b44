package dev.hintproof.proxy.surface;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.audit.AuditRule;
import dev.hintproof.manifest.audit.Auditor;
import dev.hintproof.manifest.audit.Finding;
import dev.hintproof.manifest.audit.ListAudit;
import dev.hintproof.manifest.audit.Severity;
import dev.hintproof.manifest.json.ListedTool;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The integrity audit that the {@code audit} verb runs, as a gate uses it. What the gate itself takes the harm from, such as hints
 * that contradict each other or a schema that can't be checked, gates a tool and doesn't hide it; the rest of what the audit blocks
 * is withheld, as a model would read it.
 */
public final class ListIntegrity implements IntegrityAudit {
    /** Untruths that have no effect behind a gate: it writes the hints itself, calls no doubled name and checks arguments. */
    private static final Set<AuditRule> HARMLESS_HERE = EnumSet.of(
            AuditRule.HINT_CONTRADICTION,
            AuditRule.READ_ONLY_CONTRADICTION,
            AuditRule.DESTRUCTIVE_UNDERSTATED,
            AuditRule.DUPLICATE_NAME,
            AuditRule.UNCLASSIFIABLE,
            AuditRule.REMOTE_REFERENCE,
            AuditRule.DANGLING_REFERENCE,
            AuditRule.INVALID_SCHEMA);

    /** Made for the first list: no server's start should wait for it. */
    private @Nullable Auditor auditor;

    @Override
    public Map<String, Objections> audit(List<JsonNode> tools) {
        Auditor rules = auditor;
        if (rules == null) {
            rules = new Auditor(Map.of());
            auditor = rules;
        }
        ListAudit whole = new ListAudit();
        for (int i = 0; i < tools.size(); i++) {
            whole.add("", rules.audit(new ListedTool(i, tools.get(i), Optional.empty())));
        }
        Map<String, List<String>> block = new HashMap<>();
        Map<String, List<String>> quarantine = new HashMap<>();
        for (Finding finding : whole.end()) {
            if (finding.severity() == Severity.NOTE || finding.tool().isEmpty()) {
                continue;
            }
            boolean blocks = finding.severity() == Severity.BLOCK && !HARMLESS_HERE.contains(finding.rule());
            (blocks ? block : quarantine)
                    .computeIfAbsent(finding.tool(), name -> new ArrayList<>())
                    .add(finding.rule().id() + ": " + finding.message());
        }
        Map<String, Objections> objections = new HashMap<>();
        block.forEach((name, reasons) ->
                objections.put(name, new Objections(reasons, quarantine.getOrDefault(name, List.of()))));
        quarantine.forEach((name, reasons) -> objections.putIfAbsent(name, new Objections(List.of(), reasons)));
        return objections;
    }
}
