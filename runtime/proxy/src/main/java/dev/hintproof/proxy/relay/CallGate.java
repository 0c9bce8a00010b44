package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.proxy.desk.Admission;
import dev.hintproof.proxy.desk.Decision;
import dev.hintproof.proxy.desk.Verdict;
import dev.hintproof.proxy.ledger.CallOutcome;
import dev.hintproof.proxy.ledger.JournalException;
import dev.hintproof.proxy.surface.ArgumentCheck;
import dev.hintproof.proxy.surface.PinState;
import dev.hintproof.proxy.surface.SurfaceBuilder;
import dev.hintproof.proxy.surface.ToolSurface;
import dev.hintproof.proxy.surface.ToolView;
import dev.hintproof.proxy.wire.Answers;
import dev.hintproof.proxy.wire.Json;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Decides over {@code tools/call}. A plain call of a tool whose definition is known and pinned passes on the client's own thread
 * and touches no disk; everything else is decided on the gate's thread, one call after the other.
 */
final class CallGate {
    /** A longer request is looked at on the gate's thread, so that it holds up nothing that comes after it. */
    private static final int LARGE = 64 * 1024;

    private final Session session;
    private final ListKeeper lists;
    private final ArgumentCheck argumentCheck;
    private final Continuations continuations;
    private final Elicitation elicitation;
    private final HeldCalls heldCalls;

    CallGate(
            Session session,
            ListKeeper lists,
            ArgumentCheck argumentCheck,
            Continuations continuations,
            Elicitation elicitation,
            HeldCalls heldCalls) {
        this.session = session;
        this.lists = lists;
        this.argumentCheck = argumentCheck;
        this.continuations = continuations;
        this.elicitation = elicitation;
        this.heldCalls = heldCalls;
    }

    /** Takes a call from the client's thread. */
    void take(Exchange exchange) {
        if (passesAtOnce(exchange)) {
            return;
        }
        session.onGateThread(exchange, () -> decide(exchange));
    }

    private boolean passesAtOnce(Exchange exchange) {
        if (exchange.request.bytes().length > LARGE || !session.watch().isCurrent()) {
            return false;
        }
        Optional<String> name = exchange.request.innerText("name");
        Optional<ToolView> tool = name.flatMap(known -> lists.fresh().flatMap(surface -> surface.tool(known)));
        if (tool.isEmpty()
                || !tool.get().isPlain()
                || session.watch().state().refused().contains(name.orElseThrow())) {
            return false;
        }
        JsonNode arguments = arguments(exchange);
        if (!arguments.isObject()
                || !PreparedCall.isUsual(exchange.request)
                || !argumentCheck.check(tool.get(), arguments).isClean()) {
            return false;
        }
        sendPlain(exchange, tool.get(), arguments);
        return true;
    }

    private void sendPlain(Exchange exchange, ToolView tool, JsonNode arguments) {
        exchange.tool = tool;
        exchange.record = session.callLog().plain(tool.name(), tool.digest(), arguments);
        session.send(exchange);
    }

    /** Missing arguments are none. */
    private static JsonNode arguments(Exchange exchange) {
        return exchange.request.hasInner("arguments") ? exchange.request.inner("arguments") : Json.object();
    }

    /** Decides over a call, now or once the list is young enough. On the gate's thread. */
    void decide(Exchange exchange) {
        if (exchange.phase() != Exchange.Phase.HERE) {
            return;
        }
        Optional<String> name = exchange.request.innerText("name");
        if (name.isEmpty()) {
            session.answer(exchange, Answers.error(exchange.id, Answers.INVALID_PARAMS, "a tool is named by a string"));
            return;
        }
        try {
            session.watch().refresh();
        } catch (JournalException e) {
            heldCalls.hold(exchange, null, Decision.Hold.of(Verdict.REFUSED, unreadable(e.getMessage())));
            return;
        }
        String stopped = session.watch().state().stopped();
        if (stopped != null) {
            heldCalls.hold(exchange, null, Decision.Hold.of(Verdict.STOPPED, Admission.stoppedBecause(stopped)));
            return;
        }
        String trouble = session.watch().trouble();
        if (trouble != null) {
            heldCalls.hold(exchange, null, Decision.Hold.of(Verdict.REFUSED, unreadable(trouble)));
            return;
        }
        lists.want(
                exchange.arrivedAt,
                surface -> session.guarded(exchange, () -> decide(exchange, name.get(), surface)),
                problem -> heldCalls.hold(
                        exchange,
                        null,
                        Decision.Hold.of(
                                Verdict.DRIFTED,
                                "whether the tool is still what was pinned can't be known, as " + problem)));
    }

    private void decide(Exchange exchange, String name, ToolSurface surface) {
        if (exchange.phase() != Exchange.Phase.HERE) {
            return;
        }
        Optional<ToolView> listed = surface.tool(name);
        if (listed.isEmpty()) {
            session.answer(
                    exchange,
                    Answers.error(
                            exchange.id,
                            Answers.INVALID_PARAMS,
                            "the server lists no tool '" + SurfaceBuilder.shown(name) + "'"));
            return;
        }
        ToolView tool = listed.get();
        exchange.tool = tool;
        Decision.Hold closed = closed(tool);
        if (closed != null) {
            heldCalls.hold(exchange, tool, closed);
            return;
        }
        JsonNode arguments = arguments(exchange);
        if (!arguments.isObject()) {
            heldCalls.hold(exchange, tool, Decision.Hold.of(Verdict.REFUSED, "its arguments are not an object"));
            return;
        }
        ArgumentCheck.Findings findings = argumentCheck.check(tool, arguments);
        if (!findings.faults().isEmpty()) {
            heldCalls.hold(
                    exchange,
                    tool,
                    Decision.Hold.of(
                            Verdict.REFUSED,
                            "its arguments don't fit the tool's schema: " + String.join("; ", findings.faults())));
        } else if (tool.isPlain()
                && findings.isClean()
                && PreparedCall.isUsual(exchange.request)
                && !session.watch().trustsNothing()) {
            sendPlain(exchange, tool, arguments);
        } else {
            admit(exchange, tool, arguments, findings);
        }
    }

    private Decision.@Nullable Hold closed(ToolView tool) {
        boolean knownOnce = session.watch().state().pins().containsKey(tool.name());
        if (tool.ambiguous() && !knownOnce) {
            return Decision.Hold.of(
                    Verdict.REFUSED, "several tools of the server have this name: none of them is called");
        }
        if (tool.pin() == PinState.DRIFTED) {
            return Decision.Hold.of(Verdict.DRIFTED, "the tool's definition has changed since it was pinned");
        }
        if (tool.pin() == PinState.NEW) {
            return Decision.Hold.of(Verdict.DRIFTED, "the tool was not in the list that was pinned");
        }
        if (tool.withheld() != null) {
            return Decision.Hold.of(Verdict.REFUSED, "the audit of its definition blocks it: " + tool.withheld());
        }
        if (session.watch().state().refused().contains(tool.name())) {
            return Decision.Hold.of(
                    Verdict.REFUSED,
                    "the operator denied this tool " + Admission.DENIAL_LIMIT
                            + " times in a row; it stays refused until the operator lifts that");
        }
        return null;
    }

    private void admit(Exchange exchange, ToolView tool, JsonNode arguments, ArgumentCheck.Findings findings) {
        PreparedCall call = PreparedCall.of(exchange.request, tool, arguments);
        exchange.prepared = call;
        Decision decision;
        try {
            elicitation.heed(exchange, call);
            decision = session.admit(
                    call,
                    TicketDetails.of(tool, names(arguments), findings),
                    findings.isClean(),
                    continuations.take(call));
        } catch (JournalException e) {
            heldCalls.hold(exchange, tool, Decision.Hold.of(Verdict.REFUSED, unreadable(e.getMessage())));
            return;
        }
        if (decision instanceof Decision.Pass pass) {
            exchange.record = new CallLog.Entry(pass.call());
            if (!session.send(exchange)) {
                session.callLog()
                        .close(new CallLog.Entry(pass.call()), CallOutcome.NOT_SENT, "withdrawn by its caller");
            }
        } else if (decision instanceof Decision.Hold hold) {
            heldCalls.held(exchange, tool, hold);
        }
    }

    private static Set<String> names(JsonNode arguments) {
        Set<String> names = new LinkedHashSet<>();
        arguments.fieldNames().forEachRemaining(names::add);
        return names;
    }

    /** The operator is told why; the client need not know where the journal is. */
    private String unreadable(String trouble) {
        session.log().say("a call is refused: " + trouble);
        return "the gate's journal can't be used, so nothing can be approved or recorded; its standard error says why";
    }
}
