package dev.hintproof.proxy.relay;

import dev.hintproof.proxy.ledger.CallKey;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Calls that had their yes and that the server answered by a question to the client ({@code input_required}, revision 2026-07-28):
 * the client's retry with the answers goes on with the same call. Each question is good for one retry, with the same arguments and
 * what the server gave to bring back; none outlives the gate's run.
 */
final class Continuations {
    private static final int MOST = 1000;
    private static final Set<String> BROUGHT = Set.of("inputResponses", "requestState");

    private final long lastsMillis;
    private final Map<Question, Asked> open = new LinkedHashMap<>();

    private record Question(CallKey call, String requestState) {}

    private record Asked(long call, long until) {}

    Continuations(long lastsMillis) {
        this.lastsMillis = lastsMillis;
    }

    /** Notes that the server asked back. */
    synchronized void asked(PreparedCall call, String requestState, long number) {
        long now = System.currentTimeMillis();
        open.values().removeIf(asked -> asked.until() < now);
        if (open.size() < MOST) {
            open.put(new Question(call.plainKey(), requestState), new Asked(number, now + lastsMillis));
        }
    }

    /** The number of the call that this one goes on with; empty where it goes on with none. */
    synchronized OptionalLong take(PreparedCall call) {
        if (!call.extras().contains("inputResponses") || !BROUGHT.containsAll(call.extras())) {
            return OptionalLong.empty();
        }
        Asked asked = open.remove(new Question(call.plainKey(), call.requestState()));
        return asked == null || asked.until() < System.currentTimeMillis()
                ? OptionalLong.empty()
                : OptionalLong.of(asked.call());
    }
}
