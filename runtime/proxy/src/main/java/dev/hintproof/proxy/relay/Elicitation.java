package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.proxy.desk.Decision;
import dev.hintproof.proxy.desk.OperatorDesk;
import dev.hintproof.proxy.desk.OperatorSeal;
import dev.hintproof.proxy.ledger.JournalException;
import dev.hintproof.proxy.surface.SurfaceBuilder;
import dev.hintproof.proxy.surface.ToolView;
import dev.hintproof.proxy.wire.Json;
import dev.hintproof.proxy.wire.Message;
import dev.hintproof.proxy.wire.Printable;
import java.time.Duration;
import java.util.Optional;

/**
 * Asks the client's user for an approval, where the operator switched that on. What comes back is the client's word: it is recorded
 * as such, and where a secret is set it doesn't count, as nobody signed it.
 */
final class Elicitation {
    private static final int SHOWN_ARGUMENTS = 4000;

    private final Session session;
    private final boolean on;
    private final Duration patience;

    Elicitation(Session session, GateOptions options) {
        this.session = session;
        this.on = options.elicit();
        this.patience = options.ticketTtl();
    }

    /** Asks about a held call; false where nobody can be asked, or was asked already. On the gate's thread. */
    boolean ask(Exchange exchange, ToolView tool, Decision.Hold hold) {
        String ticket = hold.ticket() == null ? null : hold.ticket().id();
        PreparedCall call = exchange.prepared;
        if (!on || ticket == null || call == null || !session.era().clientElicits() || session.isSealed()) {
            return false;
        }
        if (exchange.elicited != null) {
            return exchange.elicited.equals(ticket);
        }
        exchange.elicited = ticket;
        ObjectNode params = Json.object();
        params.put("message", message(tool, call, ticket));
        ObjectNode schema = params.putObject("requestedSchema");
        schema.put("type", "object");
        schema.putObject("properties")
                .putObject("approve")
                .put("type", "boolean")
                .put("title", "Approve")
                .put("description", "Whether this one call may be sent")
                .put("default", false);
        schema.putArray("required").add("approve");
        session.wires()
                .askClient(
                        "elicitation/create",
                        params,
                        patience.toNanos(),
                        answer -> session.onGateThread(exchange, () -> answered(exchange, ticket, answer)));
        return true;
    }

    private static String message(ToolView tool, PreparedCall call, String ticket) {
        return "May the tool '" + SurfaceBuilder.shown(tool.name()) + "' be called with these arguments? Ticket "
                + ticket + ". " + Printable.text(call.canonical(), SHOWN_ARGUMENTS);
    }

    private void answered(Exchange exchange, String ticket, Optional<Message> answer) {
        String action =
                answer.map(message -> message.innerText("action").orElse("")).orElse("");
        boolean yes = action.equals("accept")
                && answer.map(message -> message.inner("content").path("approve"))
                        .filter(value -> value.isBoolean() && value.booleanValue())
                        .isPresent();
        boolean no = action.equals("decline") || (action.equals("accept") && !yes);
        try {
            long now = System.currentTimeMillis();
            if (yes) {
                session.write(tx -> OperatorDesk.approve(tx, ticket, now, "client", OperatorSeal.Signer.NONE));
            } else if (no) {
                session.write(tx -> OperatorDesk.deny(tx, ticket, now, "client"));
            }
        } catch (JournalException e) {
            session.log().say("the client's answer can't be recorded: " + e.getMessage());
        }
        exchange.elicited = "";
        exchange.waitsUntil = System.nanoTime();
        session.decideAgain(exchange);
    }
}
