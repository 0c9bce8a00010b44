package dev.hintproof.cli;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.cli.report.AuditedFile;
import dev.hintproof.manifest.audit.AuditRule;
import dev.hintproof.manifest.audit.Auditor;
import dev.hintproof.manifest.audit.Finding;
import dev.hintproof.manifest.audit.SetAudit;
import dev.hintproof.manifest.audit.Severity;
import dev.hintproof.manifest.drift.Drift;
import dev.hintproof.manifest.json.ListedTool;
import dev.hintproof.manifest.json.ManifestException;
import dev.hintproof.manifest.json.ToolStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Audits one input after the other. Tools are looked at in parallel and forgotten; only a comparison with an older list keeps them. */
final class AuditRun {

    private final Function<ListedTool, Auditor.ToolFindings> work;
    private final Supplier<SetAudit> audits;
    private final boolean comparing;
    private final Progress progress;

    AuditRun(
            Function<ListedTool, Auditor.ToolFindings> work,
            Supplier<SetAudit> audits,
            boolean comparing,
            Progress progress) {
        this.work = work;
        this.audits = audits;
        this.comparing = comparing;
        this.progress = progress;
    }

    /**
     * What one input gave.
     *
     * @param file the findings
     * @param problems what could not be read, whole messages
     */
    record Result(AuditedFile file, List<String> problems) {}

    Result audit(String name, InputStream in, List<JsonNode> old, Optional<Finding> known) throws IOException {
        SetAudit audit = audits.get();
        var kept = new ArrayList<JsonNode>();
        var problems = new ArrayList<String>();
        var documents = new ArrayList<JsonNode>();
        int[] tools = new int[1];
        try (var pipeline = new Pipeline<ListedTool, Auditor.ToolFindings>(work, found -> {
            progress.step();
            audit.add(name, found);
        })) {
            read(name, in, problems, new ToolStream.Sink() {
                @Override
                public void tool(ListedTool tool) {
                    tools[0]++;
                    pipeline.add(tool);
                    if (comparing) {
                        kept.add(tool.json());
                    }
                }

                @Override
                public void document(JsonNode members) {
                    documents.add(members);
                }

                @Override
                public void problem(String message) {
                    problems.add(message);
                }
            });
            pipeline.drain();
        }
        documents.forEach(audit::document);
        var findings = new ArrayList<Finding>();
        known.ifPresent(findings::add);
        problems.forEach(problem -> findings.add(unreadable(problem)));
        findings.addAll(audit.end());
        if (comparing) {
            findings.addAll(Drift.compare(old, kept));
        }
        return new Result(new AuditedFile(name, tools[0], findings), problems);
    }

    private static void read(String name, InputStream in, List<String> problems, ToolStream.Sink sink)
            throws IOException {
        try {
            ToolSources.read(in, name, sink);
        } catch (ManifestException e) {
            problems.add(String.valueOf(e.getMessage()));
        }
    }

    private static Finding unreadable(String problem) {
        return new Finding(
                "",
                AuditRule.UNCLASSIFIABLE,
                Severity.QUARANTINE,
                "",
                "a part of the list can't be read: " + problem,
                "mend the list; what cannot be read cannot be judged");
    }
}
