package dev.hintproof.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.json.ToolLists;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Writes a census of the size of the gg: draft's: 230,000 tools of 13,089 servers, one JSON-RPC result a line. The tools are those of
 * the corpus, over and over, under names of their own; the same bytes every time.
 */
final class Census {

    static final int TOOLS = 230_000;
    static final int SERVERS = 13_089;

    private Census() {}

    /** Writes a census: {@code Census CORPUS FILE}. */
    public static void main(String[] args) throws IOException {
        write(Path.of(args[0]), Path.of(args[1]));
    }

    static void write(Path corpus, Path target) throws IOException {
        List<ObjectNode> tools = tools(corpus.resolve("benign"));
        try (BufferedWriter out = Files.newBufferedWriter(target)) {
            int written = 0;
            for (int server = 0; server < SERVERS; server++) {
                int end = (int) ((long) TOOLS * (server + 1) / SERVERS);
                out.write("{\"jsonrpc\":\"2.0\",\"id\":" + server + ",\"result\":{\"tools\":[");
                for (int first = written; written < end; written++) {
                    ObjectNode tool = tools.get(written % tools.size()).deepCopy();
                    tool.put("name", tool.path("name").asText() + "_" + written);
                    out.write((written == first ? "" : ",") + tool);
                }
                out.write("]}}\n");
            }
        }
    }

    private static List<ObjectNode> tools(Path folder) throws IOException {
        var tools = new ArrayList<ObjectNode>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                for (JsonNode tool : ToolLists.read(Files.readAllBytes(file), file.toString())) {
                    tools.add((ObjectNode) tool);
                }
            }
        }
        return tools;
    }
}
