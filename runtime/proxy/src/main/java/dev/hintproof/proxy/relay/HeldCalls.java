package dev.hintproof.proxy.relay;

import dev.hintproof.proxy.desk.Admission;
import dev.hintproof.proxy.desk.Decision;
import dev.hintproof.proxy.desk.Verdict;
import dev.hintproof.proxy.ledger.CallOutcome;
import dev.hintproof.proxy.surface.ToolView;
import org.jspecify.annotations.Nullable;

/** What becomes of calls that don't go through: they are answered at once, or wait for the operator or the client's user. */
final class HeldCalls {
    private final Session session;
    private final Elicitation elicitation;
    private final Patience patience;

    HeldCalls(Session session, Elicitation elicitation, Patience patience) {
        this.session = session;
        this.elicitation = elicitation;
        this.patience = patience;
    }

    /** Takes a call that needs a yes. On the gate's thread. */
    void held(Exchange exchange, ToolView tool, Decision.Hold hold) {
        if (hold.ticket() != null && hold.verdict() == Verdict.APPROVAL_REQUIRED) {
            exchange.ticket = hold.ticket().id();
            if (hold.fresh()) {
                session.announceTicket(tool.name(), hold.ticket().id());
            }
            if (exchange.phase() != Exchange.Phase.HERE) {
                cancelTicket(exchange);
                return;
            }
            if (elicitation.ask(exchange, tool, hold) || patience.keepWaiting(exchange)) {
                return;
            }
        }
        hold(exchange, tool, hold);
    }

    /** Answers a call that doesn't go through. */
    void hold(Exchange exchange, @Nullable ToolView tool, Decision.Hold hold) {
        String name = exchange.request.innerText("name").orElse("");
        session.answer(exchange, HeldAnswer.of(exchange, name, tool, hold), CallOutcome.UNKNOWN, hold.reason());
    }

    /** The journal's state has changed: a stop ends what is on its way. On the gate's thread. */
    void stateChanged(DeskState state) {
        String stopped = state.stopped();
        if (stopped == null) {
            return;
        }
        for (Exchange exchange : session.inFlight().values()) {
            if (exchange.kind == Exchange.Kind.CALL && exchange.phase() == Exchange.Phase.SENT) {
                session.cancelAtServer(exchange, "stopped by the operator");
                hold(
                        exchange,
                        exchange.tool,
                        Decision.Hold.of(
                                Verdict.STOPPED,
                                Admission.stoppedBecause(stopped)
                                        + "; the call had been sent before and was cancelled, whether it had an effect is unknown"));
            }
        }
    }

    /** Ends the ticket of a call that its caller withdrew. On the gate's thread. */
    void cancelTicket(Exchange exchange) {
        String ticket = exchange.ticket;
        if (ticket != null) {
            session.cancelTicket(ticket);
        }
    }
}
