package dev.hintproof.server.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.server.call.CallOutcome;
import dev.hintproof.server.call.ToolCaller;
import dev.hintproof.server.load.Served;
import dev.hintproof.server.load.ServedTool;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Serves clients of the revisions up to 2025-11-25 by the SDK's {@code McpServer}. */
final class SessionServer {

    /** How long a client's user or model may take to answer a tool's question. */
    private static final Duration ASKING = Duration.ofMinutes(10);

    private final Served served;
    private final ToolCaller caller;
    private final InFlight inFlight;
    private final ObjectMapper mapper;

    SessionServer(Served served, ToolCaller caller, InFlight inFlight) {
        this.served = served;
        this.caller = caller;
        this.inFlight = inFlight;
        Map<String, ObjectNode> definitions =
                served.toolList().stream().collect(Collectors.toMap(ServedTool::name, ServedTool::definition));
        this.mapper = WireJson.create(
                definitions, McpSchema.Tool.class, McpSchema.Tool::name, McpSchema.CallToolResult.class, result ->
                        (JsonNode) result.structuredContent());
    }

    /** Returns at the end of the input. */
    void serve(InboundGuard in, OutboundGuard out) throws InterruptedException {
        SessionMapper json = new SessionMapper(mapper, served.tools().keySet());
        McpServer.sync(new StdioServerTransportProvider(json, in, out, InboundGuard.MAX_LINE + 1))
                .serverInfo(
                        new McpSchema.Implementation(served.name(), served.title(), served.version(), null, null, null))
                .instructions(served.instructions())
                .capabilities(
                        McpSchema.ServerCapabilities.builder().tools(false).build())
                .jsonMapper(json)
                .jsonSchemaValidator(NOTHING)
                .validateToolInputs(false)
                .requestTimeout(ASKING)
                .tools(served.toolList().stream().map(this::specification).toList())
                .build();
        in.awaitEnd();
    }

    private SyncToolSpecification specification(ServedTool tool) {
        return SyncToolSpecification.builder()
                .tool(McpSchema.Tool.builder(tool.name(), Map.of("type", "object"))
                        .build())
                .callHandler((exchange, request) -> call(tool, exchange, request))
                .build();
    }

    private McpSchema.CallToolResult call(
            ServedTool tool, McpSyncServerExchange exchange, McpSchema.CallToolRequest request) {
        Map<String, Object> meta = request.meta();
        Object id = meta.get(SessionMapper.REQUEST_ID);
        SessionContext context = new SessionContext(
                request, exchange, meta.get("progressToken"), inFlight.cancellation(InFlight.key(id)), mapper);
        CallOutcome outcome = caller.call(tool, request.arguments(), context);
        if (outcome.asksForInput()) {
            outcome = CallOutcome.error(tool.name()
                    + " asks for input in the way of the 2026-07-28 protocol, which this" + " client doesn't speak");
        }
        ObjectNode result = outcome.json();
        // The record only carries the JSON to the serializer.
        return new McpSchema.CallToolResult(List.of(), null, result, null);
    }

    /** Arguments and results are checked by {@link ToolCaller}; a second check would cost the start of the server. */
    private static final JsonSchemaValidator NOTHING =
            (schema, content) -> JsonSchemaValidator.ValidationResponse.asValid(null);
}
