package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.json.CanonicalJson;
import dev.hintproof.proxy.surface.ArgumentCheck;
import dev.hintproof.proxy.surface.ListEditor;
import dev.hintproof.proxy.surface.ListIntegrity;
import dev.hintproof.proxy.surface.SurfaceBuilder;
import dev.hintproof.proxy.surface.ToolSurface;
import dev.hintproof.proxy.wire.Digest;
import dev.hintproof.proxy.wire.Json;
import dev.hintproof.proxy.wire.MalformedMessage;
import dev.hintproof.proxy.wire.MessageReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

/**
 * Does once with messages of its own what will be done with the first ones that come, so that what these need is loaded while the
 * server starts. What comes of it is thrown away.
 */
final class WarmUp {
    private static final String MESSAGE = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{}}";

    private static final String TOOL = """
            {"name": "read", "title": "Read", "description": "Reads a file.",
             "inputSchema": {"type": "object", "required": ["path"], "additionalProperties": false, "properties": {
               "path": {"type": "string", "minLength": 1, "pattern": "^/", "description": "Path of the file"},
               "limit": {"type": "integer", "minimum": 1, "default": 10}, "kind": {"enum": ["a", "b"]},
               "lines": {"type": "array", "items": {"type": "number"}}}},
             "annotations": {"readOnlyHint": true}}""";

    private final CountDownLatch going = new CountDownLatch(1);

    private WarmUp() {}

    /** Loads what the first message needs; what comes later waits until it may {@link #goOn}. */
    static WarmUp start() {
        WarmUp warmUp = new WarmUp();
        Gate.daemon(warmUp::run, "warm-up").start();
        return warmUp;
    }

    /** The server is starting, and there may be time for the rest. */
    void goOn() {
        going.countDown();
    }

    private void run() {
        try {
            MessageReader.read(MESSAGE.getBytes(StandardCharsets.UTF_8));
            going.await();
            list();
        } catch (MalformedMessage e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void list() {
        ObjectNode list = Json.object();
        list.putArray("tools").add(Json.read(TOOL));
        List<JsonNode> tools = List.of(list.path("tools").get(0));
        Map<String, SurfaceBuilder.Seen> seen = SurfaceBuilder.digests(tools);
        ToolSurface surface = new SurfaceBuilder(true, new ListIntegrity()).build(tools, seen, Map.of(), Map.of());
        SurfaceReport.of(surface);
        ListEditor.edit(list, surface);
        Json.write(list);
        JsonNode arguments = Json.read("{\"path\": \"/a\", \"limit\": 1, \"kind\": \"a\", \"lines\": [1.5]}");
        Digest.of(CanonicalJson.canonicalJson(arguments));
        surface.tool("read").ifPresent(tool -> new ArgumentCheck().check(tool, arguments));
    }
}
