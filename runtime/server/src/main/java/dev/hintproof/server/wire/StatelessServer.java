package dev.hintproof.server.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.server.call.CallOutcome;
import dev.hintproof.server.call.ToolCaller;
import dev.hintproof.server.load.Served;
import dev.hintproof.server.load.ServedTool;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import io.modelcontextprotocol.modern.McpSchema;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.McpServer;
import io.modelcontextprotocol.modern.server.McpSyncNotifier;
import io.modelcontextprotocol.modern.server.McpSyncResponse;
import io.modelcontextprotocol.modern.server.feature.McpSyncTool;
import io.modelcontextprotocol.modern.server.feature.McpSyncToolRepository;
import io.modelcontextprotocol.modern.server.feature.ToolsFeature;
import io.modelcontextprotocol.modern.server.feature.ToolsPage;
import io.modelcontextprotocol.modern.server.transport.StdioMcpTransport;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Serves clients of the revisions from 2026-07-28 on by the SDK's {@code modern} package. */
final class StatelessServer {

    /** How long a client may keep the list: it can't change while the process lives, and a restart is a new process. */
    private static final long LIST_TTL_MILLIS = 300_000;

    private final Served served;
    private final ToolCaller caller;
    private final InFlight inFlight;
    private final McpJsonMapper json;
    private final Map<String, McpSyncTool> tools = new LinkedHashMap<>();

    StatelessServer(Served served, ToolCaller caller, InFlight inFlight) {
        this.served = served;
        this.caller = caller;
        this.inFlight = inFlight;
        Map<String, ObjectNode> definitions =
                served.toolList().stream().collect(Collectors.toMap(ServedTool::name, ServedTool::definition));
        ObjectMapper mapper = WireJson.create(
                definitions, McpSchema.Tool.class, McpSchema.Tool::name, McpSchema.CallToolResult.class, result ->
                        (JsonNode) result.structuredContent());
        this.json = new JacksonMcpJsonMapper(mapper);
        served.toolList().forEach(tool -> tools.put(tool.name(), specification(tool)));
    }

    /** Returns at the end of the input. */
    void serve(InboundGuard in, OutboundGuard out) {
        McpServer server = McpServer.builder()
                .serverInfo(
                        new McpSchema.Implementation(served.name(), served.title(), served.version(), null, null, null))
                .instructions(served.instructions())
                .jsonMapper(json)
                .feature(ToolsFeature.ofSync(
                        new Repository(tools), json, NOTHING, LIST_TTL_MILLIS, McpSchema.CacheScope.PUBLIC))
                .build();
        new StdioMcpTransport(server, json, in, out, InboundGuard.MAX_LINE + 1)
                .start()
                .block();
    }

    private McpSyncTool specification(ServedTool tool) {
        McpSchema.Tool carrier =
                McpSchema.Tool.builder(tool.name(), Map.of("type", "object")).build();
        return McpSyncTool.of(
                carrier, (request, call) -> McpSyncResponse.streaming(notifier -> call(tool, request, call, notifier)));
    }

    private McpSchema.CallToolOutcome call(
            ServedTool tool, McpRequestContext request, McpSchema.CallToolRequest call, McpSyncNotifier notifier) {
        StatelessContext context =
                new StatelessContext(call, request, notifier, inFlight.cancellation(InFlight.key(request.requestId())));
        CallOutcome outcome = caller.call(tool, call.arguments(), context);
        ObjectNode result = outcome.json();
        if (outcome.asksForInput()) {
            // The SDK's own object: it seals the state that comes back with the answers.
            return json.convertValue(result, McpSchema.InputRequiredResult.class);
        }
        result.put("resultType", "complete");
        // The record only carries the JSON to the serializer; without a content block the SDK would add one.
        McpSchema.Content placeholder = McpSchema.TextContent.builder("-").build();
        return new McpSchema.CallToolResult(List.of(placeholder), result, null, null, null);
    }

    private record Repository(Map<String, McpSyncTool> tools) implements McpSyncToolRepository {

        @Override
        public ToolsPage list(McpRequestContext context, @Nullable String cursor) {
            return ToolsPage.of(
                    tools.values().stream().map(McpSyncTool::definition).toList());
        }

        @Override
        public @Nullable McpSyncTool find(McpRequestContext context, String name) {
            return tools.get(name);
        }
    }

    /** Arguments and results are checked by {@link ToolCaller}. */
    private static final JsonSchemaValidator NOTHING =
            (schema, content) -> JsonSchemaValidator.ValidationResponse.asValid(null);
}
