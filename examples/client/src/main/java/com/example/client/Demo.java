package com.example.client;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.spec.McpSchema;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** {@code java -jar client.jar SERVER.jar COMMAND…}: what the jar's manifest says, then what the running server does. */
public final class Demo {

    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private final PrintStream out;

    private Demo(PrintStream out) {
        this.out = out;
    }

    /** Runs the demonstration against the server that {@code COMMAND…} starts. */
    public static void main(String[] args) {
        if (args.length < 2) {
            System.err.println("""
                    usage: java -jar client.jar SERVER.jar COMMAND…
                      SERVER.jar  has a manifest under META-INF/mcp/, which is shown
                      COMMAND…    starts the notes server, which is listed and called""");
            System.exit(2);
        }
        Demo demo = new Demo(new PrintStream(System.out, true, StandardCharsets.UTF_8));
        try {
            ManifestTable.print(Path.of(args[0]), demo.out);
        } catch (IOException unreadable) {
            System.err.println("client: " + args[0] + " can't be read: " + unreadable);
            System.exit(2);
        }
        demo.talk(Arrays.asList(args).subList(1, args.length));
    }

    private void talk(List<String> command) {
        out.println("$ " + String.join(" ", command));
        ServerParameters server = ServerParameters.builder(command.get(0))
                .args(command.subList(1, command.size()))
                .build();
        StdioClientTransport transport = new StdioClientTransport(server, new JacksonMcpJsonMapper(new ObjectMapper()));
        transport.setStdErrorHandler(line -> {});
        try (McpSyncClient client = McpClient.sync(transport)
                .clientInfo(new McpSchema.Implementation("demo", null, "1.0.0", null, null, null))
                .requestTimeout(PATIENCE)
                .initializationTimeout(PATIENCE)
                .build()) {
            McpSchema.InitializeResult hello = client.initialize();
            out.println("connected to " + hello.serverInfo().name() + " "
                    + hello.serverInfo().version() + ", MCP " + hello.protocolVersion());
            client.listTools().tools().forEach(this::show);
            call(client, "add_note", Map.of("title", "Milk", "body", "Two litres.", "tags", List.of("shopping")));
            call(client, "search_notes", Map.of("text", "milk", "limit", 1));
            call(client, "read_note", Map.of("note_id", "one"));
        }
    }

    private void show(McpSchema.Tool tool) {
        McpSchema.ToolAnnotations hints = tool.annotations();
        out.printf(
                "  %-14s readOnlyHint=%s destructiveHint=%s idempotentHint=%s openWorldHint=%s%n",
                tool.name(),
                hints.readOnlyHint(),
                hints.destructiveHint(),
                hints.idempotentHint(),
                hints.openWorldHint());
    }

    private void call(McpSyncClient client, String tool, Map<String, Object> arguments) {
        McpSchema.CallToolResult result = client.callTool(
                McpSchema.CallToolRequest.builder(tool).arguments(arguments).build());
        out.println();
        out.println("call    " + tool + " " + arguments);
        for (McpSchema.Content content : result.content()) {
            String text = content instanceof McpSchema.TextContent block ? block.text() : content.type();
            out.println((Boolean.TRUE.equals(result.isError()) ? "error   " : "result  ")
                    + text.replace("\n", "\n        "));
        }
    }
}
