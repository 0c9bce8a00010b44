package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.proxy.wire.Answers;
import dev.hintproof.proxy.wire.Json;
import java.time.Duration;

/** How long held calls wait for the operator, and what their callers hear meanwhile. */
final class Patience {
    /** How often a waiting client is told that it waits. */
    private static final long SIGN_OF_LIFE_NANOS = 10_000_000_000L;

    private final Wires wires;
    private final Duration lasts;

    Patience(Wires wires, Duration lasts) {
        this.wires = wires;
        this.lasts = lasts;
    }

    /** Lets a held call wait; false where it has waited long enough. */
    boolean keepWaiting(Exchange exchange) {
        if (lasts.isZero()) {
            return false;
        }
        if (exchange.waitsUntil == Long.MAX_VALUE) {
            exchange.waitsUntil = exchange.arrivedAt + lasts.toNanos();
        }
        return System.nanoTime() - exchange.waitsUntil < 0;
    }

    /** Tells a client that asked for progress, now and then, that its call still waits. */
    void signOfLife(Exchange exchange, long now) {
        long due = exchange.arrivedAt + (exchange.signsOfLife + 1) * SIGN_OF_LIFE_NANOS;
        if (now - due < 0) {
            return;
        }
        exchange.signsOfLife++;
        JsonNode token = exchange.request.inner("_meta").path("progressToken");
        if (token.isTextual() || token.isIntegralNumber()) {
            ObjectNode params = Json.object();
            params.set("progressToken", token);
            params.put("progress", exchange.signsOfLife);
            params.put("message", "waiting for the operator's approval");
            wires.client(Answers.notification("notifications/progress", params));
        }
    }
}
