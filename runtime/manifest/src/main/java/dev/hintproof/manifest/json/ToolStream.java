package dev.hintproof.manifest.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/**
 * Reads tool lists of any length in constant memory, one tool after the other, in any of their usual forms: {@code [...]},
 * {@code {"tools": [...]}}, a JSON-RPC result, a single tool, and JSON lines of these. A defect stays with its tool, or in JSON lines
 * with its line; only where the text can't be followed any further are the tools behind that place lost, and a problem says so.
 */
public final class ToolStream {

    /** Levels at which the text itself is given up. */
    private static final int MAX_TEXT_DEPTH = 100_000;

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(MAX_TEXT_DEPTH)
                    .maxStringLength(160 << 20)
                    .maxNumberLength(1 << 20)
                    .build())
            .disable(StreamReadFeature.AUTO_CLOSE_SOURCE)
            .build();

    private final LineGate gate;
    private final String source;
    private final Sink sink;
    private int index;
    private boolean anyValue;
    private boolean lines;
    private boolean recovering;

    private ToolStream(InputStream in, String source, Sink sink) {
        this.gate = new LineGate(in);
        this.source = source;
        this.sink = sink;
    }

    /** Is given what is found, in order. */
    public interface Sink {
        /** A tool. */
        void tool(ListedTool tool) throws IOException;

        /** What an object that holds a list says beside it. */
        default void document(JsonNode members) throws IOException {}

        /** A part of the text that is no tool list: the whole message, with its place. */
        void problem(String message) throws IOException;
    }

    /**
     * Reads a text to its end.
     *
     * @param in UTF-8 (or UTF-16 and UTF-32 as RFC 4627 tells them apart), not closed
     * @param source what to call it in a message
     * @throws IOException if the stream can't be read, or the sink says so
     */
    public static void read(InputStream in, String source, Sink sink) throws IOException {
        new ToolStream(in, source, sink).run();
    }

    private void run() throws IOException {
        do {
            long firstLine = gate.line();
            try (JsonParser parser = FACTORY.createParser(gate)) {
                values(parser, firstLine);
            } catch (JsonProcessingException e) {
                problem(e, firstLine);
                lines = true;
            }
            gate.endAtLineFeed();
        } while (lines && gate.nextLine());
        if (!anyValue) {
            sink.problem(source + ": it is empty, not a tool list");
        }
    }

    /** The values up to the end of the line or the text. */
    private void values(JsonParser parser, long firstLine) throws IOException {
        while (parser.nextToken() != null) {
            anyValue = true;
            value(parser);
            if (gate.line() == firstLine) {
                lines = true;
                gate.endAtLineFeed();
            }
        }
    }

    private void problem(JsonProcessingException e, long firstLine) throws IOException {
        anyValue = true;
        boolean isRest = recovering;
        recovering = recovering || gate.line() > firstLine;
        if (isRest) {
            return;
        }
        JsonLocation at = e.getLocation();
        String place = at == null || at.getLineNr() < 0
                ? ":" + firstLine
                : ":" + (firstLine + at.getLineNr() - 1) + ":" + at.getColumnNr();
        String message =
                String.valueOf(e.getOriginalMessage()).lines().findFirst().orElse("it can't be parsed");
        sink.problem(source + place + ": not valid JSON: " + message);
    }

    /** The value that the parser is at: a list, something that has a list inside, or a tool. */
    private void value(JsonParser parser) throws IOException {
        JsonToken token = parser.currentToken();
        if (token == JsonToken.START_ARRAY) {
            elements(parser);
        } else if (token == JsonToken.START_OBJECT) {
            object(parser);
        } else if (!recovering) {
            sink.problem(noList(parser));
        }
    }

    private void elements(JsonParser parser) throws IOException {
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            var reader = new TreeReader(parser);
            JsonNode tool = reader.read();
            emit(tool, reader.defect());
        }
    }

    private void object(JsonParser parser) throws IOException {
        ObjectNode members = JsonNodeFactory.instance.objectNode();
        Optional<String> defect = Optional.empty();
        boolean found = false;
        String start = place(parser);
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = parser.currentName();
            JsonToken token = parser.nextToken();
            if (key.equals("tools")) {
                found = true;
                list(parser);
            } else if (key.equals("result") && (token == JsonToken.START_OBJECT || token == JsonToken.START_ARRAY)) {
                found = true;
                value(parser);
            } else {
                var reader = new TreeReader(parser);
                if (members.has(key)) {
                    defect = Optional.of("it has the key '" + key + "' twice, at its top level");
                }
                members.set(key, reader.read());
                defect = defect.or(reader::defect);
            }
        }
        if (!found) {
            withoutList(members, defect, start);
        } else if (!members.isEmpty()) {
            sink.document(members);
        }
    }

    private void withoutList(ObjectNode members, Optional<String> defect, String start) throws IOException {
        if (members.has("name")) {
            emit(members, defect);
        } else if (members.has("error") && members.has("jsonrpc")) {
            sink.problem(source + start + ": it is a JSON-RPC error, not a tool list: "
                    + members.path("error").path("message").asText());
        } else {
            sink.problem(source + start + ": " + EXPECTED);
        }
    }

    private void list(JsonParser parser) throws IOException {
        if (parser.currentToken() == JsonToken.START_ARRAY) {
            elements(parser);
            return;
        }
        sink.problem(source + place(parser) + ": 'tools' is not an array");
        parser.skipChildren();
    }

    private void emit(JsonNode tool, Optional<String> defect) throws IOException {
        sink.tool(new ListedTool(index++, tool, defect));
    }

    private String noList(JsonParser parser) {
        return source + place(parser) + ": " + EXPECTED;
    }

    private static final String EXPECTED =
            "it is not a tool list; expected [...], {\"tools\": [...]}, a JSON-RPC result, a tool, or JSON lines of these";

    private String place(JsonParser parser) {
        JsonLocation at = parser.currentTokenLocation();
        long line = lines ? gate.line() : at.getLineNr();
        return ":" + line + ":" + at.getColumnNr();
    }
}
