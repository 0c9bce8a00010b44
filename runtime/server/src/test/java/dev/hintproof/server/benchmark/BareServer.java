package dev.hintproof.server.benchmark;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.json.Json;
import dev.hintproof.server.sample.SampleManifest;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The same tools on the SDK alone, written as its documentation shows: what a server costs that nobody checks. The definitions
 * come as text, from {@code definitions.jsonl} in the folder that is the first argument.
 */
public final class BareServer {

    private static final String FILE = "definitions.jsonl";

    private BareServer() {}

    /** Writes the file that {@link #main} reads. */
    static void prepare(Path folder) throws IOException {
        List<String> lines = new ArrayList<>();
        for (JsonNode tool : SampleManifest.tree().get("tools")) {
            lines.add(tool.path("name").asText());
            lines.add(tool.path("description").asText());
            lines.add(Json.mapper().writeValueAsString(tool.path("inputSchema")));
        }
        Files.write(folder.resolve(FILE), lines);
    }

    /** Serves. */
    public static void main(String[] args) throws IOException {
        McpJsonMapper mapper = McpJsonDefaults.getMapper();
        List<String> lines = Files.readAllLines(Path.of(args[0], FILE), StandardCharsets.UTF_8);
        List<SyncToolSpecification> tools = new ArrayList<>();
        for (int i = 0; i < lines.size(); i += 3) {
            McpSchema.Tool tool = McpSchema.Tool.builder(lines.get(i), mapper, lines.get(i + 2))
                    .description(lines.get(i + 1))
                    .annotations(McpSchema.ToolAnnotations.builder()
                            .readOnlyHint(true)
                            .destructiveHint(false)
                            .idempotentHint(true)
                            .openWorldHint(false)
                            .build())
                    .build();
            tools.add(SyncToolSpecification.builder()
                    .tool(tool)
                    .callHandler((exchange, request) -> McpSchema.CallToolResult.builder()
                            .addTextContent("done")
                            .build())
                    .build());
        }
        McpServer.sync(new StdioServerTransportProvider(mapper))
                .serverInfo("bare", "1")
                .capabilities(
                        McpSchema.ServerCapabilities.builder().tools(false).build())
                .tools(tools)
                .build();
    }
}
