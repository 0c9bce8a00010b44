package dev.hintproof.cli;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.json.ListedTool;
import dev.hintproof.manifest.json.ToolStream;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** Reads tool lists in all their forms: JSON as a stream, YAML and front matter at once, as they are small. */
final class ToolSources {

    private static final String FENCE = "---";

    private ToolSources() {}

    /** Reads one input; its form is told by the end of its name, or for other names by how it begins. */
    static void read(InputStream in, String name, ToolStream.Sink sink) throws IOException {
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.endsWith(".yaml") || lower.endsWith(".yml")) {
            yaml(in, name, sink);
        } else if (lower.endsWith(".md") || lower.endsWith(".markdown")) {
            frontMatter(in, name, sink);
        } else if (lower.endsWith(".json") || lower.endsWith(".jsonl") || lower.endsWith(".ndjson")) {
            ToolStream.read(in, name, sink);
        } else {
            sniff(in, name, sink);
        }
    }

    /**
     * All tools of some arguments, in order, held in memory.
     *
     * @param arguments files, folders, patterns, or {@code -}
     * @param problem is told what can't be read
     */
    static List<ListedTool> all(List<String> arguments, Terminal terminal, Consumer<String> problem)
            throws IOException {
        var tools = new ArrayList<ListedTool>();
        for (Inputs.Input input : Inputs.resolve(arguments)) {
            try (InputStream in = input.open(terminal)) {
                read(in, input.name(), new ToolStream.Sink() {
                    @Override
                    public void tool(ListedTool tool) {
                        tools.add(new ListedTool(tools.size(), tool.json(), tool.defect()));
                        tool.defect()
                                .ifPresent(defect -> problem.accept(
                                        input.name() + ": tool " + (tool.index() + 1) + name(tool) + ": " + defect));
                    }

                    @Override
                    public void problem(String message) {
                        problem.accept(message);
                    }
                });
            }
        }
        return tools;
    }

    private static String name(ListedTool tool) {
        String name = tool.json().path("name").asText();
        return name.isEmpty() ? "" : " ('" + Visible.line(name, 128) + "')";
    }

    private static void sniff(InputStream in, String name, ToolStream.Sink sink) throws IOException {
        var buffered = new BufferedInputStream(in);
        byte[] start = buffered.readNBytes(FENCE.length());
        var whole = new SequenceInputStream(new ByteArrayInputStream(start), buffered);
        if (new String(start, StandardCharsets.ISO_8859_1).equals(FENCE)) {
            frontMatter(whole, name, sink);
        } else if (start.length > 0 && isWordOrComment(start[0])) {
            yaml(whole, name, sink);
        } else {
            ToolStream.read(whole, name, sink);
        }
    }

    private static boolean isWordOrComment(byte first) {
        return (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z') || first == '#';
    }

    private static void yaml(InputStream in, String name, ToolStream.Sink sink) throws IOException {
        pass(Yaml.documents(Yaml.text(in, name), name), name, sink);
    }

    /** The YAML between the first two fences; without fences the text is YAML as a whole. */
    private static void frontMatter(InputStream in, String name, ToolStream.Sink sink) throws IOException {
        String text = Yaml.text(in, name);
        String body = text.startsWith("\uFEFF") ? text.substring(1) : text;
        if (!body.startsWith(FENCE)) {
            sink.problem(name + ":1:1: it has no front matter: the first line is not '" + FENCE + "'");
            return;
        }
        int start = body.indexOf('\n') + 1;
        int end = start == 0 ? -1 : body.indexOf("\n" + FENCE, start - 1);
        pass(
                Yaml.documents(start == 0 ? "" : body.substring(start, end < 0 ? body.length() : end + 1), name),
                name,
                sink);
    }

    private static void pass(Iterable<JsonNode> documents, String name, ToolStream.Sink sink) throws IOException {
        var json = new StringBuilder();
        for (JsonNode document : documents) {
            json.append(document).append('\n');
        }
        ToolStream.read(new ByteArrayInputStream(json.toString().getBytes(StandardCharsets.UTF_8)), name, sink);
    }
}
