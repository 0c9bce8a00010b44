package dev.hintproof.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.imports.Claim;
import dev.hintproof.manifest.imports.ImportClassifier;
import dev.hintproof.manifest.imports.ImportOptions;
import dev.hintproof.manifest.imports.ImportedTool;
import dev.hintproof.manifest.imports.JavaSkeleton;
import dev.hintproof.manifest.imports.UndoSpec;
import dev.hintproof.manifest.json.ListedTool;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import javax.lang.model.SourceVersion;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hintproof import}: the effect class that a foreign tool list is given. */
@Command(
        name = "import",
        mixinStandardHelpOptions = true,
        description = {
            "Tells which effect class each tool of a foreign list is given, and why.",
            "",
            "A server's own words only make a tool stricter. One claim can loosen, readOnlyHint: true, and only where you trust it",
            "and nothing contradicts it: the default is the proxy's, not to trust."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  hintproof import tools.json",
            "  hintproof import --trust-read-only-hints --undo delete_note=restore_note:result tools.json",
            "  hintproof import --emit java --package com.example --server notes tools.json > NotesTools.java",
            "",
            "Exit status: 0 fine, 1 if a tool can't be judged or contradicts itself, 2 could not run."
        })
final class ImportCommand implements Callable<Integer> {

    enum Format {
        text,
        json
    }

    enum Emit {
        java
    }

    private final Terminal terminal;
    private final JarVerifier verifier;

    @Parameters(paramLabel = "FILE", arity = "1", description = "A tool list, in any form; - for standard input.")
    private String file = Inputs.STANDARD_INPUT;

    @Option(names = "--format", paramLabel = "FORMAT", description = "text or json (default: ${DEFAULT-VALUE}).")
    private Format format = Format.text;

    @Option(names = "--trust-read-only-hints", description = "Believe an uncontradicted readOnlyHint: true.")
    private boolean trust;

    @Option(
            names = "--undo",
            paramLabel = "TOOL=INVERSE[:arguments|:result]",
            description = "INVERSE undoes TOOL, called with its arguments (the default) or its result. Repeatable.")
    private List<String> undos = List.of();

    @Option(
            names = "--distrust",
            paramLabel = "TOOL",
            description = "TOOL was seen to change something in spite of its claim. Repeatable.")
    private List<String> distrusted = List.of();

    @Option(
            names = "--verified-by",
            paramLabel = "JAR",
            description = "The server's own jar: what is verified counts as derived.")
    private @Nullable Path verifiedBy;

    @Option(
            names = "--emit",
            paramLabel = "LANGUAGE",
            description = "java: write an interface skeleton that wraps the server.")
    private @Nullable Emit emit;

    @Option(names = "--package", paramLabel = "NAME", description = "Package of the skeleton.")
    private String packageName = "";

    @Option(
            names = "--server",
            paramLabel = "NAME",
            description = "Name of the server that the skeleton makes (default: ${DEFAULT-VALUE}).")
    private String server = "imported";

    @Option(
            names = "--type",
            paramLabel = "NAME",
            description = "Name of the skeleton's interface (default: made of --server).")
    private String type = "";

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write there instead of to standard output.")
    private @Nullable Path output;

    private boolean problems;

    ImportCommand(Terminal terminal, JarVerifier verifier) {
        this.terminal = terminal;
        this.verifier = verifier;
    }

    @Override
    public Integer call() throws IOException {
        ImportOptions options = options();
        List<ListedTool> listed = ToolSources.all(List.of(file), terminal, message -> {
            problems = true;
            terminal.problem(message);
        });
        List<JsonNode> tools = listed.stream().map(ListedTool::json).toList();
        List<String> undoProblems = ImportClassifier.undoProblems(tools, options.undos());
        if (!undoProblems.isEmpty()) {
            throw new CommandException(String.join("\nhintproof: ", undoProblems));
        }
        List<ImportedTool> verdicts = ImportClassifier.classifyListed(listed, options);
        String text = emit == null ? report(verdicts) : skeleton(tools, verdicts);
        if (output == null) {
            terminal.out().append(text);
        } else {
            Files.writeString(output, text, StandardCharsets.UTF_8);
        }
        if (problems) {
            return ExitCode.COULD_NOT_RUN;
        }
        boolean findings = verdicts.stream()
                .anyMatch(verdict -> verdict.unclassifiable().isPresent() || verdict.claim() == Claim.CONTRADICTED);
        return findings ? ExitCode.FINDINGS : ExitCode.OK;
    }

    private ImportOptions options() throws IOException {
        try {
            return new ImportOptions(
                    trust,
                    UndoSpec.parseAll(undos),
                    Set.copyOf(distrusted),
                    verifiedBy == null ? Map.of() : VerifiedTools.of(verifiedBy, verifier));
        } catch (IllegalArgumentException e) {
            throw new CommandException("--undo: " + e.getMessage());
        }
    }

    private String skeleton(List<JsonNode> tools, List<ImportedTool> verdicts) {
        if (!packageName.isEmpty() && !SourceVersion.isName(packageName)) {
            throw new CommandException("--package: '" + packageName + "' is no package name");
        }
        if (!type.isEmpty() && !(SourceVersion.isIdentifier(type) && !SourceVersion.isKeyword(type))) {
            throw new CommandException("--type: '" + type + "' is no name of a type");
        }
        return JavaSkeleton.write(server, packageName, type, tools, verdicts);
    }

    private String report(List<ImportedTool> verdicts) {
        var text = new StringBuilder();
        for (ImportedTool verdict : verdicts) {
            text.append(format == Format.json ? json(verdict).toString() : line(verdict))
                    .append('\n');
        }
        return text.toString();
    }

    private static String line(ImportedTool verdict) {
        var line = new StringBuilder();
        line.append(verdict.name().map(name -> Visible.line(name, 128)).orElse("(tool " + (verdict.index() + 1) + ")"));
        line.append("  ")
                .append(verdict.effectClass().word())
                .append("  claim ")
                .append(verdict.claim().word());
        if (!verdict.callable()) {
            line.append("  not callable");
        }
        for (String reason : verdict.reasons()) {
            line.append("\n    ").append(Visible.line(reason, 400));
        }
        return line.toString();
    }

    private static ObjectNode json(ImportedTool verdict) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("tool", verdict.name().orElse(null));
        node.put("index", verdict.index());
        node.put("class", verdict.effectClass().word());
        node.put("claim", verdict.claim().word());
        var reasons = node.putArray("reasons");
        verdict.reasons().forEach(reasons::add);
        verdict.unclassifiable().ifPresent(problem -> node.put("unclassifiable", problem));
        verdict.undo()
                .ifPresent(undo -> node.putObject("undo")
                        .put("tool", undo.inverse())
                        .put("witness", undo.witness().word()));
        node.put("callable", verdict.callable());
        return node;
    }
}
