package dev.hintproof.proxy.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/** The JSON-RPC messages that the gate writes by itself. */
public final class Answers {
    /** JSON-RPC: the request's parameters are wrong; MCP: an unknown tool. */
    public static final int INVALID_PARAMS = -32602;

    /** JSON-RPC: no JSON-RPC message. */
    public static final int INVALID_REQUEST = -32600;

    /** JSON-RPC: there is no such method here. */
    public static final int NO_SUCH_METHOD = -32601;

    /** JSON-RPC: something went wrong on the way. */
    public static final int INTERNAL = -32603;

    /** The server behind the gate has gone (the official SDKs' code for a closed connection). */
    public static final int UPSTREAM_GONE = -32000;

    /** The server behind the gate gave no answer in time (the official SDKs' code for a timeout). */
    public static final int TIMED_OUT = -32001;

    private Answers() {}

    /**
     * An error.
     *
     * @param id null where the request's id can't be told
     */
    public static byte[] error(@Nullable RequestId id, int code, String message) {
        return ("{\"jsonrpc\":\"2.0\",\"id\":" + (id == null ? "null" : id.json()) + ",\"error\":{\"code\":" + code
                        + ",\"message\":" + Json.quote(message) + "}}")
                .getBytes(java.nio.charset.StandardCharsets.UTF_8);
    }

    /** A result. */
    public static byte[] result(RequestId id, JsonNode result) {
        ObjectNode message = Json.object();
        message.put("jsonrpc", "2.0");
        putId(message, id);
        message.set("result", result);
        return Json.write(message);
    }

    /** A request of the gate's own. */
    public static byte[] request(RequestId id, String method, ObjectNode params) {
        ObjectNode message = Json.object();
        message.put("jsonrpc", "2.0");
        putId(message, id);
        message.put("method", method);
        message.set("params", params);
        return Json.write(message);
    }

    /** A notification of the gate's own. */
    public static byte[] notification(String method, @Nullable ObjectNode params) {
        ObjectNode message = Json.object();
        message.put("jsonrpc", "2.0");
        message.put("method", method);
        if (params != null) {
            message.set("params", params);
        }
        return Json.write(message);
    }

    /** Puts the id under {@code "requestId"} of a cancellation's parameters. */
    public static ObjectNode cancellation(RequestId id, String reason) {
        ObjectNode params = Json.object();
        params.set("requestId", Json.read(id.json()));
        params.put("reason", reason);
        return params;
    }

    private static void putId(ObjectNode message, RequestId id) {
        message.set("id", Json.read(id.json()));
    }
}
