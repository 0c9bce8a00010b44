package dev.hintproof.cli.report;

import dev.hintproof.cli.Visible;
import dev.hintproof.manifest.audit.Finding;
import dev.hintproof.manifest.audit.Severity;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JUnit XML: a suite for each file; a test case for each tool with findings, and one for all tools without. Notes don't fail. */
public final class JunitReport implements Report {

    private final PrintStream out;
    private final StringBuilder suites = new StringBuilder();
    private int tests;
    private int failures;

    /** Writes there. */
    public JunitReport(PrintStream out) {
        this.out = out;
    }

    @Override
    public void file(AuditedFile file) {
        var byTool = new LinkedHashMap<String, List<Finding>>();
        file.findings()
                .forEach(finding -> byTool.computeIfAbsent(finding.tool(), tool -> new ArrayList<>())
                        .add(finding));
        var cases = new StringBuilder();
        int failed = 0;
        for (Map.Entry<String, List<Finding>> tool : byTool.entrySet()) {
            List<Finding> bad = tool.getValue().stream()
                    .filter(finding -> finding.severity() != Severity.NOTE)
                    .toList();
            failed += bad.isEmpty() ? 0 : 1;
            testCase(file.file(), tool.getKey().isEmpty() ? "(the list)" : tool.getKey(), bad, cases);
        }
        testCase(file.file(), "(tools without findings)", List.of(), cases);
        int count = byTool.size() + 1;
        tests += count;
        failures += failed;
        suites.append("  <testsuite name=\"")
                .append(escape(file.file()))
                .append("\" tests=\"")
                .append(count)
                .append("\" failures=\"")
                .append(failed)
                .append("\" errors=\"0\" skipped=\"0\">\n")
                .append(cases)
                .append("  </testsuite>\n");
    }

    private static void testCase(String file, String name, List<Finding> bad, StringBuilder out) {
        out.append("    <testcase classname=\"")
                .append(escape(file))
                .append("\" name=\"")
                .append(escape(name))
                .append('"');
        if (bad.isEmpty()) {
            out.append("/>\n");
            return;
        }
        out.append(">\n      <failure type=\"")
                .append(bad.get(0).rule().id())
                .append("\" message=\"")
                .append(escape(bad.get(0).message()))
                .append("\">");
        for (Finding finding : bad) {
            out.append(escape(finding.severity().word() + " [" + finding.rule().id() + "] " + finding.message()))
                    .append('\n')
                    .append(escape("    fix: " + finding.fix()))
                    .append('\n');
        }
        out.append("</failure>\n    </testcase>\n");
    }

    @Override
    public void end() {
        out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"hintproof audit\" tests=\"")
                .append(String.valueOf(tests))
                .append("\" failures=\"")
                .append(String.valueOf(failures))
                .append("\" errors=\"0\">\n")
                .append(suites)
                .append("</testsuites>\n");
        out.flush();
    }

    private static String escape(String text) {
        return Visible.line(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
