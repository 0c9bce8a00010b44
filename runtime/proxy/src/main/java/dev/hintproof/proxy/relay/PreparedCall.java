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
 * @param canonical the canonical JSON that the digest is of: the arguments, or where more comes with them an object of all of it
 * @param plainKey the same key for the arguments alone
 * @param extras names of parameters beside name, arguments and {@code _meta}
 * @param requestState what the server gave the client to bring back; empty where nothing was brought
 */
record PreparedCall(CallKey key, String canonical, CallKey plainKey, List<String> extras, String requestState) {
    private static final Set<String> USUAL = Set.of("name", "arguments", "_meta");

    static PreparedCall of(Message call, ToolView tool, JsonNode arguments) {
        String canonical = CanonicalJson.canonicalJson(arguments);
        CallKey plain = new CallKey(tool.name(), tool.digest(), Digest.of(canonical));
        List<String> extras = extras(call);
        if (extras.isEmpty()) {
            return new PreparedCall(plain, canonical, plain, extras, "");
        }
        ObjectNode all = Json.object();
        all.set("arguments", arguments);
        extras.forEach(name -> all.set(name, call.inner(name)));
        String whole = CanonicalJson.canonicalJson(all);
        return new PreparedCall(
                new CallKey(tool.name(), tool.digest(), Digest.of(whole)),
                whole,
                plain,
                extras,
                call.innerText("requestState").orElse(""));
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
