package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.proxy.desk.Decision;
import dev.hintproof.proxy.desk.Verdict;
import dev.hintproof.proxy.ledger.Ticket;
import dev.hintproof.proxy.surface.Namespace;
import dev.hintproof.proxy.surface.SurfaceBuilder;
import dev.hintproof.proxy.surface.ToolView;
import dev.hintproof.proxy.wire.Answers;
import dev.hintproof.proxy.wire.Json;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What a client is told of a call that did not go through: a tool result that is an error, so that the model reads it. It names
 * the ticket, but not the command that approves it: whoever may use that knows it already.
 */
final class HeldAnswer {
    private HeldAnswer() {}

    static byte[] of(Exchange exchange, String tool, @Nullable ToolView view, Decision.Hold hold) {
        ObjectNode result = Json.object();
        ArrayNode content = result.putArray("content");
        content.addObject().put("type", "text").put("text", text(tool, hold));
        result.put("isError", true);
        ObjectNode gate = result.putObject("_meta").putObject(Namespace.GATE);
        gate.put("verdict", hold.verdict().word());
        gate.put("tool", tool);
        Ticket ticket = hold.ticket();
        if (ticket != null) {
            gate.put("ticket", ticket.id());
            gate.put("expiresAt", Instant.ofEpochMilli(ticket.expiresAt()).toString());
        }
        gate.put("reason", hold.reason());
        if (view != null) {
            gate.put("class", view.effectClass().word());
            gate.put("claim", view.claim().word());
            gate.put("pin", view.pin().word());
        }
        Ticket earlier = hold.earlier();
        if (earlier != null) {
            gate.putObject("earlier")
                    .put("ticket", earlier.id())
                    .put("state", earlier.state().word());
        }
        if (exchange.modern) {
            result.put("resultType", "complete");
        }
        return Answers.result(exchange.id, result);
    }

    private static String text(String tool, Decision.Hold hold) {
        String call = "The call of '" + SurfaceBuilder.shown(tool) + "' was not sent: ";
        Ticket ticket = hold.ticket();
        String named = ticket == null ? "" : " Ticket " + ticket.id() + ".";
        return call + hold.reason() + "." + named + " " + advice(hold.verdict());
    }

    private static String advice(Verdict verdict) {
        return switch (verdict) {
            case APPROVAL_REQUIRED -> "Once the operator has approved it, repeat exactly the same call.";
            case DENIED -> "Do not repeat it.";
            case DRIFTED -> "The operator has to look at the change first.";
            case REFUSED -> "Repeating it as it is does not help.";
            case STOPPED -> "Nothing is sent until the operator resumes.";
        };
    }
}
