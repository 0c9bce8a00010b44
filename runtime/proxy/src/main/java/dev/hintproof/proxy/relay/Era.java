package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.proxy.wire.Json;
import dev.hintproof.proxy.wire.Message;

/**
 * Which of MCP's two eras the peers talk in: sessions opened by {@code initialize} (2025-11-25 and older), or requests that each
 * carry their protocol version in {@code _meta} (2026-07-28).
 */
final class Era {
    private static final String VERSION = "io.modelcontextprotocol/protocolVersion";
    private static final String CAPABILITIES = "io.modelcontextprotocol/clientCapabilities";
    private static final String CLIENT = "io.modelcontextprotocol/clientInfo";

    private volatile ObjectNode envelope = Json.object();
    private volatile boolean initialized;
    private volatile boolean clientElicits;
    private volatile boolean serverTellsOfLists;

    /** Learns from a client's request; says whether it is of the new era. */
    boolean note(Message request) {
        if (request.is("initialize")) {
            initialized = true;
            clientElicits = request.inner("capabilities").path("elicitation").isObject();
            return false;
        }
        if (!request.hasInner("_meta")) {
            return false;
        }
        JsonNode meta = request.inner("_meta");
        if (!meta.path(VERSION).isTextual()) {
            return false;
        }
        ObjectNode kept = Json.object();
        for (String key : new String[] {VERSION, CAPABILITIES, CLIENT}) {
            if (meta.has(key)) {
                kept.set(key, meta.get(key));
            }
        }
        envelope = kept;
        return true;
    }

    /** Whether a request of the new era says that its client's user can be asked. */
    static boolean elicits(Message request) {
        return request.inner("_meta").path(CAPABILITIES).path("elicitation").isObject();
    }

    /** Learns from the server's answer to {@code initialize}. */
    void noteInitialized(Message answer) {
        serverTellsOfLists =
                answer.inner("capabilities").path("tools").path("listChanged").asBoolean(false);
    }

    /** Whether the server may ask the client: only within a session of the old era. */
    boolean serverMayAsk() {
        return initialized;
    }

    /** Whether the client said that its user can be asked, in a session of the old era. */
    boolean clientElicits() {
        return clientElicits;
    }

    /** Whether the client expects to be told when the list of tools changes. */
    boolean clientHearsOfLists() {
        return initialized && serverTellsOfLists;
    }

    /** Parameters for a request of the gate's own, in the era that the client talks in. */
    ObjectNode params() {
        ObjectNode params = Json.object();
        if (!initialized && !envelope.isEmpty()) {
            params.set("_meta", envelope.deepCopy());
        }
        return params;
    }
}
