package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.proxy.desk.Decision;
import dev.hintproof.proxy.desk.OperatorDesk;
import dev.hintproof.proxy.desk.OperatorSeal;
import dev.hintproof.proxy.ledger.JournalException;
import dev.hintproof.proxy.ledger.JournalTransaction;
import dev.hintproof.proxy.surface.SurfaceBuilder;
import dev.hintproof.proxy.surface.ToolView;
import dev.hintproof.proxy.wire.Answers;
import dev.hintproof.proxy.wire.Json;
import dev.hintproof.proxy.wire.MalformedMessage;
import dev.hintproof.proxy.wire.Message;
import dev.hintproof.proxy.wire.MessageReader;
import dev.hintproof.proxy.wire.Printable;
import java.time.Duration;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Asks the client's user for an approval, where the operator switched that on: by a request in a session of the old era, by an
 * {@code input_required} result in the new one. What comes back is the client's word: it is recorded as such, and where a secret is
 * set it doesn't count, as nobody signed it.
 */
final class Elicitation {
    private static final int SHOWN_ARGUMENTS = 4000;
    private static final String QUESTION = "approve";

    private final Session session;
    private final boolean on;
    private final Duration patience;

    /** What the client brings back begins so: no server can have given it that. Empty where nobody is ever asked. */
    private final String statePrefix;

    Elicitation(Session session, GateOptions options) {
        this.session = session;
        this.on = options.elicit();
        this.statePrefix = on ? "hintproof-" + UUID.randomUUID() + "-" : "";
        this.patience = options.ticketTtl();
    }

    /**
     * What the client's user said.
     *
     * @param ticket what was asked about
     * @param yes whether it was approved
     * @param no whether it was refused; neither where nobody answered
     */
    record Word(String ticket, boolean yes, boolean no) {
        static Word of(String ticket, JsonNode result) {
            String action = result.path("action").asText();
            JsonNode approve = result.path("content").path(QUESTION);
            boolean yes = action.equals("accept") && approve.isBoolean() && approve.booleanValue();
            return new Word(ticket, yes, action.equals("decline") || (action.equals("accept") && !yes));
        }
    }

    /** Asks about a held call; false where nobody can be asked, or was asked already. On the gate's thread. */
    boolean ask(Exchange exchange, ToolView tool, Decision.Hold hold) {
        String ticket = hold.ticket() == null ? null : hold.ticket().id();
        PreparedCall call = exchange.prepared;
        if (!on || ticket == null || call == null || session.watch().isSealed()) {
            return false;
        }
        if (exchange.modern) {
            return askByResult(exchange, tool, call, ticket);
        }
        if (!session.era().clientElicits()) {
            return false;
        }
        if (exchange.elicited != null) {
            return exchange.elicited.equals(ticket);
        }
        exchange.elicited = ticket;
        session.wires()
                .askClient(
                        "elicitation/create",
                        question(tool, call, ticket),
                        patience.toNanos(),
                        answer -> session.onGateThread(
                                exchange,
                                () -> answered(
                                        exchange,
                                        answer.map(message -> Word.of(ticket, message.top("result")))
                                                .orElse(new Word(ticket, false, false)))));
        return true;
    }

    /** The new era's way: the call is answered by the question, and the client's next call brings the answer. */
    private boolean askByResult(Exchange exchange, ToolView tool, PreparedCall call, String ticket) {
        if (exchange.word != null || !call.extras().isEmpty() || !Era.elicits(exchange.request)) {
            return false;
        }
        ObjectNode result = Json.object();
        result.put("resultType", "input_required");
        result.putObject("inputRequests")
                .putObject(QUESTION)
                .put("method", "elicitation/create")
                .set("params", question(tool, call, ticket));
        result.put("requestState", statePrefix + ticket);
        return session.answer(exchange, Answers.result(exchange.id, result));
    }

    private static ObjectNode question(ToolView tool, PreparedCall call, String ticket) {
        ObjectNode params = Json.object();
        params.put("mode", "form");
        params.put(
                "message",
                "May the tool '" + SurfaceBuilder.shown(tool.name()) + "' be called with these arguments? Ticket "
                        + ticket + ". " + Printable.text(call.canonical(), SHOWN_ARGUMENTS));
        ObjectNode schema = params.putObject("requestedSchema");
        schema.put("type", "object");
        schema.putObject("properties")
                .putObject(QUESTION)
                .put("type", "boolean")
                .put("title", "Approve")
                .put("description", "Whether this one call may be sent")
                .put("default", false);
        schema.putArray("required").add(QUESTION);
        return params;
    }

    /** Whether a call brings the answer to a question of the gate's. */
    boolean isAnswer(Message call) {
        return on
                && call.innerText("requestState")
                        .filter(state -> state.startsWith(statePrefix))
                        .isPresent();
    }

    /** What such a call says to the gate. */
    Word wordIn(Message call) {
        String ticket = call.innerText("requestState").orElse("").substring(statePrefix.length());
        return Word.of(ticket, call.inner("inputResponses").path(QUESTION));
    }

    /** Such a call as it was before the question: that is what was approved, and what the server gets. */
    Message withoutAnswer(Message call) throws MalformedMessage {
        ObjectNode tree = (ObjectNode) call.tree();
        if (tree.get("params") instanceof ObjectNode params) {
            params.remove("inputResponses");
            params.remove("requestState");
        }
        return MessageReader.read(Json.write(tree));
    }

    /** Records what a call says to the gate, where the ticket is for that very call. On the gate's thread. */
    void heed(Exchange exchange, PreparedCall call) {
        Word word = exchange.word;
        if (word != null && !session.watch().isSealed()) {
            session.watch().write(tx -> {
                boolean same = tx.ticket(word.ticket())
                        .filter(ticket -> ticket.key().equals(call.key()))
                        .isPresent();
                if (same) {
                    record(tx, word);
                }
                return same;
            });
        }
    }

    private static OperatorDesk.@Nullable Outcome record(JournalTransaction tx, Word word) {
        long now = System.currentTimeMillis();
        return word.yes()
                ? OperatorDesk.approve(tx, word.ticket(), now, "client", OperatorSeal.Signer.NONE)
                : word.no() ? OperatorDesk.deny(tx, word.ticket(), now, "client") : null;
    }

    private void answered(Exchange exchange, Word word) {
        try {
            if (!session.watch().isSealed()) {
                session.watch().write(tx -> record(tx, word) != null);
            }
        } catch (JournalException e) {
            session.log().say("the client's answer can't be recorded: " + e.getMessage());
        }
        exchange.elicited = "";
        exchange.waitsUntil = System.nanoTime();
        session.decideAgain(exchange);
    }
}
