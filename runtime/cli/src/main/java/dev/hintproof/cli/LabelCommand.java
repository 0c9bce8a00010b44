package dev.hintproof.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.gg.ContextualBucket;
import dev.hintproof.manifest.gg.GgClass;
import dev.hintproof.manifest.gg.GgLabels;
import dev.hintproof.manifest.gg.SchemaProperties;
import dev.hintproof.manifest.gg.SchemaProperty;
import dev.hintproof.manifest.json.ListedTool;
import dev.hintproof.manifest.json.ToolStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hintproof label}: the gg: parameter risk classes of any tool list. */
@Command(
        name = "label",
        mixinStandardHelpOptions = true,
        description = {
            "Labels the parameters of tools with the gg: risk classes.",
            "",
            "Prints one JSON object a line for each property, labelled or not: tool, property, required, labels, pointer."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  hintproof label tools.json",
            "  hintproof label --table lists/*.json",
            "  curl … | hintproof label -"
        })
final class LabelCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description =
                    "Tool lists: files, folders, glob patterns, or - for standard input. Forms: [...], {\"tools\": [...]},"
                            + " a JSON-RPC result, JSON lines of these; YAML; front matter of Markdown.")
    private List<String> files = List.of();

    @Option(
            names = "--deep",
            description =
                    "Also label properties nested where the draft's enumeration doesn't look; such rows have \"deep\": true.")
    private boolean deep;

    @Option(
            names = "--buckets",
            description = "Also tell the two high-recall contextual buckets, which are not normative.")
    private boolean buckets;

    @Option(names = "--table", description = "Print the counts for each class, as a table, instead of the properties.")
    private boolean table;

    private boolean problems;

    LabelCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        var counts = new LabelTable(buckets);
        try (var progress = new Progress(terminal, "tools");
                var pipeline = new Pipeline<ListedTool, Labelled>(this::label, labelled -> {
                    progress.step();
                    counts.add(labelled);
                    if (!table) {
                        terminal.out().append(labelled.rows());
                    }
                })) {
            for (Inputs.Input input : Inputs.resolve(files)) {
                read(input, pipeline);
            }
        }
        if (table) {
            terminal.out().append(counts.text());
        }
        return problems ? ExitCode.COULD_NOT_RUN : ExitCode.OK;
    }

    private void read(Inputs.Input input, Pipeline<ListedTool, Labelled> pipeline) throws IOException {
        try (InputStream in = input.open(terminal)) {
            ToolSources.read(in, input.name(), new ToolStream.Sink() {
                @Override
                public void tool(ListedTool tool) {
                    if (!tool.json().isObject()) {
                        problem(input.name() + ": tool " + (tool.index() + 1) + " is no object");
                        return;
                    }
                    tool.defect()
                            .ifPresent(
                                    defect -> problem(input.name() + ": tool " + (tool.index() + 1) + ": " + defect));
                    pipeline.add(tool);
                }

                @Override
                public void problem(String message) {
                    problems = true;
                    terminal.problem(message);
                }
            });
            pipeline.drain();
        }
    }

    private Labelled label(ListedTool tool) {
        JsonNode schema = tool.json().path("inputSchema");
        List<SchemaProperty> properties = deep ? SchemaProperties.deep(schema) : SchemaProperties.of(schema);
        var labelled = new ArrayList<Labelled.Property>();
        var rows = new StringBuilder();
        for (SchemaProperty property : properties) {
            var one = new Labelled.Property(
                    property,
                    GgLabels.of(property.name(), property.description()),
                    buckets ? GgLabels.buckets(property.name(), property.description()) : Collections.emptySortedSet());
            labelled.add(one);
            if (!table) {
                rows.append(row(tool.json().path("name"), one)).append('\n');
            }
        }
        return new Labelled(labelled, rows.toString());
    }

    private ObjectNode row(JsonNode name, Labelled.Property property) {
        ObjectNode row = JsonNodeFactory.instance.objectNode();
        row.set("tool", name.isTextual() ? name : JsonNodeFactory.instance.nullNode());
        row.put("property", property.property().name());
        row.put("required", property.property().required());
        ArrayNode labels = row.putArray("labels");
        for (GgClass one : property.classes()) {
            labels.add(one.label());
        }
        if (buckets) {
            ArrayNode list = row.putArray("nonNormativeBuckets");
            for (ContextualBucket one : property.buckets()) {
                list.add(one.label());
            }
        }
        row.put("pointer", "/inputSchema" + property.property().pointer());
        if (deep) {
            row.put("deep", property.property().deep());
        }
        return row;
    }
}
