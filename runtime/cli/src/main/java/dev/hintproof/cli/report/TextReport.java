package dev.hintproof.cli.report;

import dev.hintproof.cli.Terminal;
import dev.hintproof.cli.Visible;
import dev.hintproof.manifest.audit.AuditRule;
import dev.hintproof.manifest.audit.Finding;
import dev.hintproof.manifest.audit.Severity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** For people: by file and tool, one line why and one line what to do. Notes are counted, unless asked for. */
public final class TextReport implements Report {

    private static final int WIDTH = 400;

    private final Terminal terminal;
    private final boolean notes;
    private int files;
    private long tools;
    private long blocked;
    private long quarantined;

    /** @param notes whether notes are shown one by one */
    public TextReport(Terminal terminal, boolean notes) {
        this.terminal = terminal;
        this.notes = notes;
    }

    @Override
    public void file(AuditedFile file) {
        files++;
        tools += file.tools();
        blocked += file.tools(Severity.BLOCK);
        quarantined += file.tools(Severity.QUARANTINE);
        var byTool = new LinkedHashMap<String, List<Finding>>();
        var counted = new TreeMap<AuditRule, Integer>();
        for (Finding finding : file.findings()) {
            boolean always = finding.severity() != Severity.NOTE
                    || finding.rule() == AuditRule.HIGH_CONSEQUENCE_SURFACE
                    || finding.rule() == AuditRule.DRIFT
                    || finding.rule() == AuditRule.DECORATIVE_MANIFEST;
            if (notes || always) {
                byTool.computeIfAbsent(finding.tool(), tool -> new ArrayList<>())
                        .add(finding);
            } else {
                counted.merge(finding.rule(), 1, Integer::sum);
            }
        }
        if (byTool.isEmpty() && counted.isEmpty()) {
            return;
        }
        line(bold(Visible.line(file.file())));
        for (Map.Entry<String, List<Finding>> tool : byTool.entrySet()) {
            tool(tool.getKey(), tool.getValue());
        }
        if (!counted.isEmpty()) {
            var parts = new ArrayList<String>();
            counted.forEach((rule, count) -> parts.add(count + " " + rule.id()));
            line("  notes: " + String.join(", ", parts) + " (--notes shows them)");
        }
        line("");
    }

    private void tool(String name, List<Finding> findings) {
        line("  " + bold(name.isEmpty() ? "(the list)" : Visible.line(name, 128)));
        for (Finding finding : findings) {
            line("    " + severity(finding.severity()) + " [" + finding.rule().id() + "] "
                    + Visible.line(finding.message(), WIDTH)
                    + (finding.pointer().isEmpty() ? "" : "  at " + Visible.line(finding.pointer(), 200)));
            line("        fix: " + Visible.line(finding.fix(), WIDTH));
        }
    }

    @Override
    public void end() {
        line(String.format(
                Locale.ROOT,
                "%d %s, %d %s: %d blocked, %d quarantined",
                files,
                files == 1 ? "file" : "files",
                tools,
                tools == 1 ? "tool" : "tools",
                blocked,
                quarantined));
        terminal.out().flush();
    }

    private void line(String text) {
        terminal.out().append(text).append('\n');
    }

    private String severity(Severity severity) {
        return switch (severity) {
            case BLOCK -> coloured(severity.word(), "31");
            case QUARANTINE -> coloured(severity.word(), "33");
            case NOTE -> coloured(severity.word(), "36");
        };
    }

    private String bold(String text) {
        return coloured(text, "1");
    }

    private String coloured(String text, String code) {
        return terminal.interactive() ? "\u001B[" + code + "m" + text + "\u001B[0m" : text;
    }
}
