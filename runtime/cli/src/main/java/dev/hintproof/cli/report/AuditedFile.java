package dev.hintproof.cli.report;

import dev.hintproof.manifest.audit.Finding;
import dev.hintproof.manifest.audit.Severity;
import java.util.HashMap;
import java.util.List;

/**
 * What an audit found in one file.
 *
 * @param file its name as it was given
 * @param tools how many tools it lists
 * @param findings the findings, in the order of the tools
 */
public record AuditedFile(String file, int tools, List<Finding> findings) {

    /** Copies the findings. */
    public AuditedFile {
        findings = List.copyOf(findings);
    }

    /** Whether there is a finding of that severity. */
    public boolean has(Severity severity) {
        return findings.stream().anyMatch(finding -> finding.severity() == severity);
    }

    /** How many tools have a finding of that severity, and none that is worse. */
    public long tools(Severity severity) {
        var worst = new HashMap<String, Severity>();
        for (Finding finding : findings) {
            worst.merge(finding.tool(), finding.severity(), (a, b) -> a.compareTo(b) < 0 ? b : a);
        }
        return worst.values().stream().filter(severity::equals).count();
    }
}
