package com.example.notes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.modern.client.transport.StdioMcpClientTransport;
import io.modelcontextprotocol.spec.McpSchema;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The notes server and the MCP Java SDK's own clients, one of each era. */
class JavaClientsTest {

    private static final Duration PATIENCE = Duration.ofSeconds(50);

    @TempDir
    Path folder;

    private ServerParameters server() {
        List<String> command = RunningServer.command(folder);
        return ServerParameters.builder(command.get(0))
                .args(command.subList(1, command.size()))
                .build();
    }

    /** The manifest as far as the SDK's record of a tool can hold it. */
    private static JsonNode manifestAs(Class<?> tool) throws IOException {
        ArrayNode held = RunningServer.JSON.createArrayNode();
        for (JsonNode definition : RunningServer.manifestTools()) {
            held.add(RunningServer.JSON.<JsonNode>valueToTree(RunningServer.JSON.treeToValue(definition, tool)));
        }
        return held;
    }

    @Test
    void aSessionListsTheManifestAndWorksWithNotes() throws IOException {
        StdioClientTransport transport =
                new StdioClientTransport(server(), new JacksonMcpJsonMapper(RunningServer.JSON));
        transport.setStdErrorHandler(line -> {});
        try (McpSyncClient client = McpClient.sync(transport)
                .requestTimeout(PATIENCE)
                .initializationTimeout(PATIENCE)
                .build()) {
            assertEquals("notes", client.initialize().serverInfo().name());
            assertEquals(
                    manifestAs(McpSchema.Tool.class),
                    RunningServer.JSON.valueToTree(client.listTools().tools()));
            workWithNotes(client);
        }
    }

    private static void workWithNotes(McpSyncClient client) throws JsonProcessingException {
        JsonNode added = call(
                client, "add_note", Map.of("title", "Milk", "body", "Two litres.", "tags", List.of("shop", "food")));
        assertEquals(1, added.path("note_id").asInt());
        assertEquals("[\"food\",\"shop\"]", added.path("tags").toString());
        JsonNode deleted = call(client, "delete_note", Map.of("note_id", 1));
        assertEquals(added, deleted);
        assertEquals(
                "There is no note 1; search_notes lists what there is.",
                error(client, "read_note", Map.of("note_id", 1)));
        // What delete_note returned is the witness: it goes back in as it came.
        call(client, "restore_note", Map.of("note", RunningServer.JSON.convertValue(deleted, Map.class)));
        assertEquals(added, call(client, "read_note", Map.of("note_id", 1)));
        assertEquals(
                1,
                call(client, "search_notes", Map.of("text", "LITRES"))
                        .findValues("note_id")
                        .size());
        assertTrue(error(client, "read_note", Map.of("note_id", "one"))
                .startsWith("Invalid arguments for read_note:\n- /note_id: string found, integer expected"));
        assertEquals(
                "No classifier is configured. Choose tags yourself, or have NOTES_CLASSIFIER set.",
                error(client, "suggest_tags", Map.of("note_id", 1)));
        assertEquals(
                "file_name has to be the name of a file in the export folder.",
                error(client, "export_notes", Map.of("text", "", "file_name", "../notes.db")));
    }

    private static JsonNode call(McpSyncClient client, String tool, Map<String, Object> arguments)
            throws JsonProcessingException {
        McpSchema.CallToolResult result = client.callTool(
                McpSchema.CallToolRequest.builder(tool).arguments(arguments).build());
        assertTrue(!result.isError(), result::toString);
        return RunningServer.JSON.valueToTree(result.structuredContent());
    }

    private static String error(McpSyncClient client, String tool, Map<String, Object> arguments) {
        McpSchema.CallToolResult result = client.callTool(
                McpSchema.CallToolRequest.builder(tool).arguments(arguments).build());
        assertTrue(result.isError(), result::toString);
        return ((McpSchema.TextContent) result.content().get(0)).text();
    }

    @Test
    void aStatelessClientListsTheManifestToo() throws IOException {
        StdioMcpClientTransport transport = StdioMcpClientTransport.builder(server())
                .stderrConsumer(line -> {})
                .start();
        try {
            var client = io.modelcontextprotocol.modern.client.McpClient.sync(transport)
                    .clientInfo(io.modelcontextprotocol.modern.McpSchema.Implementation.builder("test", "1")
                            .build())
                    .roundTimeout(PATIENCE)
                    .build();
            assertEquals(
                    manifestAs(io.modelcontextprotocol.modern.McpSchema.Tool.class),
                    RunningServer.JSON.valueToTree(client.listTools().list().tools()));
        } finally {
            transport.close();
        }
    }
}
