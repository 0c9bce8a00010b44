package dev.hintproof.cli;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.cli.report.JsonReport;
import dev.hintproof.cli.report.JunitReport;
import dev.hintproof.cli.report.Report;
import dev.hintproof.cli.report.SarifReport;
import dev.hintproof.cli.report.TextReport;
import dev.hintproof.manifest.audit.AuditRule;
import dev.hintproof.manifest.audit.Auditor;
import dev.hintproof.manifest.audit.Finding;
import dev.hintproof.manifest.audit.ListAudit;
import dev.hintproof.manifest.audit.PublishedPolicy;
import dev.hintproof.manifest.audit.SetAudit;
import dev.hintproof.manifest.audit.Severity;
import dev.hintproof.manifest.audit.Surface;
import dev.hintproof.manifest.json.ListedTool;
import dev.hintproof.manifest.model.ToolDefinition;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hintproof audit}: is a tool list consistent with itself? */
@Command(
        name = "audit",
        mixinStandardHelpOptions = true,
        description = {
            "Audits tool lists: blocks what contradicts itself or attacks, quarantines what is merely broad or suspicious.",
            "",
            "The files of one call are one set: a tool that shadows one of another file is found. Rules: docs/audit/."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  hintproof audit tools.json",
            "  hintproof audit --against approved.json tools.json",
            "  hintproof audit --command 'npx -y some-server'",
            "  hintproof audit --format sarif lists/ > audit.sarif",
            "",
            "Exit status: 0 clean or notes only, 1 quarantined, 3 blocked, 2 could not run or could not read all."
        })
final class AuditCommand implements Callable<Integer> {

    enum Format {
        text,
        json,
        sarif,
        junit
    }

    enum Policy {
        standard,
        published
    }

    private static final String COMMAND_NAME = "(command)";

    private final Terminal terminal;
    private final JarVerifier verifier;

    @Parameters(
            paramLabel = "FILE",
            arity = "0..*",
            description =
                    "Tool lists: files, folders, glob patterns, or - for standard input; JSON, JSON lines, YAML, front matter.")
    private List<String> files = List.of();

    @Option(
            names = "--command",
            paramLabel = "CMD",
            description = "Start this stdio server, list its tools, stop it, and audit them.")
    private @Nullable String command;

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            description = "How long --command waits for an answer (default: ${DEFAULT-VALUE}).")
    private long timeout = 60;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "text, json, sarif or junit (default: ${DEFAULT-VALUE}).")
    private Format format = Format.text;

    @Option(
            names = "--policy",
            paramLabel = "POLICY",
            description =
                    "standard, or published: the three signals exactly as the published text has them (default: ${DEFAULT-VALUE}).")
    private Policy policy = Policy.standard;

    @Option(
            names = "--against",
            paramLabel = "OLD",
            description = "Also compare with this older list, tool by tool, and tell every change.")
    private @Nullable String against;

    @Option(
            names = "--separate",
            description = "Audit each file by itself, without looking for shadowing across files.")
    private boolean separate;

    @Option(
            names = "--surface",
            description = "Also note tools with high-consequence wording beside an outbound parameter (a heuristic).")
    private boolean surface;

    @Option(
            names = "--verified-by",
            paramLabel = "JAR",
            description =
                    "The server's own jar: its hints are derived again from its code; tools listed exactly as verified need no"
                            + " further proof of their hints.")
    private @Nullable Path verifiedBy;

    @Option(names = "--notes", description = "In text, show every note instead of counting them.")
    private boolean notes;

    private boolean problems;
    private boolean quarantined;
    private boolean blocked;

    AuditCommand(Terminal terminal, JarVerifier verifier) {
        this.terminal = terminal;
        this.verifier = verifier;
    }

    @Override
    public Integer call() throws IOException {
        if (files.isEmpty() && command == null) {
            throw new CommandException("nothing to audit: name a FILE, or a --command");
        }
        Map<String, ToolDefinition> verified = verifiedBy == null ? Map.of() : VerifiedTools.of(verifiedBy, verifier);
        List<JsonNode> old = against == null ? List.of() : readOld(against);
        Report report = report();
        try (var progress = new Progress(terminal, "tools")) {
            var run = new AuditRun(
                    work(verified), separate ? this::newAudit : shared(newAudit()), against != null, progress);
            if (command != null) {
                byte[] listed = new StdioLister(StdioLister.split(command), timeout).list();
                tell(report, run.audit(COMMAND_NAME, new ByteArrayInputStream(listed), old, bridge(command)));
            }
            for (Inputs.Input input : Inputs.resolve(files)) {
                try (InputStream in = input.open(terminal)) {
                    tell(report, run.audit(input.name(), in, old, Optional.empty()));
                }
            }
        }
        report.end();
        return status();
    }

    private int status() {
        if (blocked) {
            return ExitCode.BLOCKED;
        } else if (problems) {
            return ExitCode.COULD_NOT_RUN;
        }
        return quarantined ? ExitCode.FINDINGS : ExitCode.OK;
    }

    private void tell(Report report, AuditRun.Result result) {
        for (String problem : result.problems()) {
            problems = true;
            terminal.problem(problem);
        }
        blocked |= result.file().has(Severity.BLOCK);
        quarantined |= result.file().has(Severity.QUARANTINE);
        report.file(result.file());
    }

    private Function<ListedTool, Auditor.ToolFindings> work(Map<String, ToolDefinition> verified) {
        Function<ListedTool, Auditor.ToolFindings> audit =
                policy == Policy.published ? PublishedPolicy::audit : new Auditor(verified)::audit;
        return surface ? tool -> audit.apply(tool).and(Surface.of(tool.json())) : audit;
    }

    private SetAudit newAudit() {
        return policy == Policy.published ? new PublishedPolicy() : new ListAudit();
    }

    private static Supplier<SetAudit> shared(SetAudit audit) {
        return () -> audit;
    }

    private Report report() {
        return switch (format) {
            case text -> new TextReport(terminal, notes);
            case json -> new JsonReport(terminal.out());
            case sarif -> new SarifReport(terminal.out(), Hintproof.version());
            case junit -> new JunitReport(terminal.out());
        };
    }

    private List<JsonNode> readOld(String name) throws IOException {
        return ToolSources.all(List.of(name), terminal, message -> {
                    throw new CommandException(message);
                })
                .stream()
                .map(ListedTool::json)
                .toList();
    }

    /** What a command line tells of the server behind it. */
    private static Optional<Finding> bridge(String command) {
        if (!command.matches("(?s).*\\b(mcp-remote|mcp-proxy|supergateway|mcp-bridge)\\b.*")) {
            return Optional.empty();
        }
        return Optional.of(new Finding(
                "",
                AuditRule.DECORATIVE_MANIFEST,
                Severity.NOTE,
                "",
                "the command merely passes on what a remote server lists, so this list does not decide what is called",
                "audit the remote server, and hold its calls at a gate"));
    }
}
