package dev.hintproof.server.wire;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Adds to the SDK's session what its types leave out: a call learns its request's id, under {@link #REQUEST_ID}, and a call
 * that names no tool of ours is an error that says so.
 */
final class SessionMapper implements McpJsonMapper {

    /** Where a {@code CallToolRequest}'s {@code _meta} holds the id of its request. Set here, never by a client. */
    static final String REQUEST_ID = "dev.hintproof/requestId";

    private static final int INVALID_PARAMS = -32602;

    private final McpJsonMapper json;
    private final Set<String> tools;

    SessionMapper(ObjectMapper mapper, Set<String> tools) {
        this.json = new JacksonMcpJsonMapper(mapper);
        this.tools = tools;
    }

    @Override
    public <T> T convertValue(Object from, Class<T> type) {
        T converted = json.convertValue(from, type);
        if (converted instanceof McpSchema.JSONRPCRequest request && "tools/call".equals(request.method())) {
            return type.cast(withRequestId(request));
        }
        return converted;
    }

    @Override
    public <T> T convertValue(Object from, TypeRef<T> type) {
        if (type.getType() != McpSchema.CallToolRequest.class) {
            return json.convertValue(from, type);
        }
        T call;
        try {
            call = json.convertValue(from, type);
        } catch (IllegalArgumentException malformed) {
            throw invalid("malformed tools/call: a \"name\" and an object \"arguments\" are expected");
        }
        String name = call instanceof McpSchema.CallToolRequest request ? request.name() : "";
        if (!tools.contains(name)) {
            throw invalid("Unknown tool: '" + name + "'");
        }
        return call;
    }

    private static McpError invalid(String message) {
        return McpError.builder(INVALID_PARAMS).message(message).build();
    }

    private static McpSchema.JSONRPCRequest withRequestId(McpSchema.JSONRPCRequest request) {
        if (!(request.params() instanceof Map<?, ?> params)) {
            throw new IllegalStateException("tools/call without params was let through");
        }
        Map<Object, Object> meta = new HashMap<>();
        if (params.get("_meta") instanceof Map<?, ?> sent) {
            meta.putAll(sent);
        }
        meta.put(REQUEST_ID, request.id());
        Map<Object, Object> extended = new HashMap<>(params);
        extended.put("_meta", meta);
        return new McpSchema.JSONRPCRequest(request.jsonrpc(), request.method(), request.id(), extended);
    }

    @Override
    public <T> T readValue(String content, Class<T> type) throws IOException {
        return json.readValue(content, type);
    }

    @Override
    public <T> T readValue(byte[] content, Class<T> type) throws IOException {
        return json.readValue(content, type);
    }

    @Override
    public <T> T readValue(String content, TypeRef<T> type) throws IOException {
        return json.readValue(content, type);
    }

    @Override
    public <T> T readValue(byte[] content, TypeRef<T> type) throws IOException {
        return json.readValue(content, type);
    }

    @Override
    public String writeValueAsString(Object value) throws IOException {
        return json.writeValueAsString(value);
    }

    @Override
    public byte[] writeValueAsBytes(Object value) throws IOException {
        return json.writeValueAsBytes(value);
    }
}
