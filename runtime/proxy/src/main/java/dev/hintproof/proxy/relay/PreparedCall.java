package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.json.CanonicalJson;
import dev.hintproof.proxy.ledger.CallKey;
import dev.hintproof.proxy.surface.ToolView;
import dev.hintproof.proxy.wire.Digest;
import dev.hintproof.proxy.wire.Json;
import dev.hintproof.proxy.wire.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What a call asks for, in the form that tickets are bound to.
 *
 * @param key tool, definition and digest of what is asked for
 * @param canonical the canonical JSON that the digest is of: the arguments, an object; or where more comes with them an array of
 *     the arguments and an object of the rest, so that neither can pose as the other
 * @param plainKey the same key for the arguments alone
 * @param extras names of parameters beside name, arguments and {@code _meta}
 * @param requestState what the server gave the client to bring back; empty where nothing was brought
 */
record PreparedCall(CallKey key, String canonical, CallKey plainKey, List<String> extras, String requestState) {
    private static final Set<String> KNOWN = Set.of("inputResponses", "requestState", "task");
    private static final Set<String> USUAL = Set.of("name", "arguments", "_meta");

    static PreparedCall of(Message call, ToolView tool, JsonNode arguments) {
        String canonical = CanonicalJson.canonicalJson(arguments);
        CallKey plain = new CallKey(tool.name(), tool.digest(), Digest.of(canonical));
        List<String> extras = extras(call);
        if (extras.isEmpty()) {
            return new PreparedCall(plain, canonical, plain, extras, "");
        }
        ObjectNode beside = Json.object();
        extras.forEach(name -> beside.set(name, call.inner(name)));
        String whole =
                CanonicalJson.canonicalJson(beside.arrayNode().add(arguments).add(beside));
        return new PreparedCall(
                new CallKey(tool.name(), tool.digest(), Digest.of(whole)),
                whole,
                plain,
                extras,
                call.innerText("requestState").orElse(""));
    }

    /** Whether nothing comes with the call that MCP doesn't know: a plain call may answer a question, or ask for a task. */
    static boolean isUsual(Message call) {
        return KNOWN.containsAll(extras(call));
    }

    /** Names of the parameters that no plain call has. */
    static List<String> extras(Message call) {
        List<String> extras = new ArrayList<>();
        for (String name : call.innerNames()) {
            if (!USUAL.contains(name)) {
                extras.add(name);
            }
        }
        return extras;
    }
}
