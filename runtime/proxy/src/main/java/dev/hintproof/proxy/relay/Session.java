package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.proxy.desk.Admission;
import dev.hintproof.proxy.desk.CallRequest;
import dev.hintproof.proxy.desk.Decision;
import dev.hintproof.proxy.desk.OperatorDesk;
import dev.hintproof.proxy.desk.SealCheck;
import dev.hintproof.proxy.ledger.Journal;
import dev.hintproof.proxy.ledger.JournalException;
import dev.hintproof.proxy.ledger.JournalTransaction;
import dev.hintproof.proxy.surface.SurfaceBuilder;
import dev.hintproof.proxy.wire.Answers;
import dev.hintproof.proxy.wire.Json;
import dev.hintproof.proxy.wire.RequestId;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What the parts of a running gate share: requests in flight, the journal and the copy of its state, the wires. */
final class Session {
    /** How often a waiting client is told that it waits. */
    private static final long SIGN_OF_LIFE_NANOS = 10_000_000_000L;

    private final String name;
    private final GateOptions options;
    private final Journal journal;
    private final Wires wires;
    private final Era era;
    private final GateLog log;
    private final CallLog callLog;
    private final Executor gateThread;
    private final Map<RequestId, Exchange> inFlight = new ConcurrentHashMap<>();

    private volatile boolean trustsNothing;
    private volatile DeskState state = DeskState.UNREAD;
    private volatile SealKeeper seals = SealKeeper.NONE;
    private Consumer<DeskState> judge = fresh -> {};
    private Consumer<DeskState> stateChanged = changed -> {};
    private Consumer<Exchange> decider = exchange -> {};

    Session(
            String name,
            GateOptions options,
            Journal journal,
            Wires wires,
            Era era,
            GateLog log,
            CallLog callLog,
            Executor gateThread) {
        this.name = name;
        this.options = options;
        this.journal = journal;
        this.wires = wires;
        this.era = era;
        this.log = log;
        this.callLog = callLog;
        this.gateThread = gateThread;
    }

    /** Reads the journal, which is open now. On the gate's thread, before anything else. */
    void begin() {
        seals = SealKeeper.of(journal);
        learn(DeskState.read(journal));
    }

    /**
     * Names what else must hear of changes, and what decides over calls.
     *
     * @param judges judges the tools by a state before that state counts as current: a call that finds it current must find the
     *     tools judged by it
     * @param onChange hears of it afterwards
     */
    void wire(Consumer<DeskState> judges, Consumer<DeskState> onChange, Consumer<Exchange> decides) {
        judge = judges;
        stateChanged = onChange;
        decider = decides;
    }

    Wires wires() {
        return wires;
    }

    Era era() {
        return era;
    }

    GateLog log() {
        return log;
    }

    CallLog callLog() {
        return callLog;
    }

    DeskState state() {
        return state;
    }

    /** The requests that are not answered yet. */
    Map<RequestId, Exchange> inFlight() {
        return inFlight;
    }

    /** Whether an operator's secret is set. */
    boolean isSealed() {
        return seals.check() != SealCheck.NONE;
    }

    /** Whether nothing passes unasked, as something that was seen could not be recorded. */
    boolean trustsNothing() {
        return trustsNothing;
    }

    /** Whether the copy of the journal's state is current and nothing is stopped. Any thread, before each call. */
    boolean isCurrent() {
        DeskState known = state;
        return !trustsNothing && known.stopped() == null && known.version() == journal.version();
    }

    /** Whether somebody changed the journal since its state was read. */
    boolean isBehind() {
        DeskState known = state;
        return known.version() != DeskState.UNREAD.version() && known.version() != journal.version();
    }

    /** Reads the journal's state anew where it has changed. On the gate's thread. */
    void refresh() {
        if (isBehind()) {
            seals = seals.renewed(journal);
            learn(DeskState.read(journal));
        }
    }

    /** Takes a state that was read just now. On the gate's thread. */
    void learn(DeskState fresh) {
        DeskState before = state;
        judge.accept(fresh);
        state = fresh;
        if (before.version() != fresh.version()) {
            stateChanged.accept(fresh);
        }
    }

    /** Runs a task about an exchange on the gate's thread; where it fails, the exchange is answered by an error. */
    void onGateThread(Exchange exchange, Runnable task) {
        gateThread.execute(() -> {
            try {
                task.run();
            } catch (RuntimeException | StackOverflowError e) {
                log.say("a request could not be handled: " + e);
                answer(exchange, Answers.error(exchange.id, Answers.INTERNAL, "the gate could not handle the request"));
            }
        });
    }

    /** Decides over a call once more. On the gate's thread. */
    void decideAgain(Exchange exchange) {
        decider.accept(exchange);
    }

    /** Decides over a call that needs a yes. On the gate's thread. */
    Decision admit(PreparedCall call, ObjectNode details, boolean clean, OptionalLong continues) {
        CallRequest request = new CallRequest(
                call.key(),
                call.canonical(),
                details,
                clean && call.extras().isEmpty(),
                name,
                options.ticketTtl().toMillis());
        Admission admission = new Admission(seals.check());
        long now = System.currentTimeMillis();
        return journal.write(tx -> continues.isPresent()
                ? admission.admitRetry(tx, request, continues.getAsLong(), now)
                : admission.admit(tx, request, now));
    }

    /** Changes the journal and tells everybody. */
    <T> T write(Function<JournalTransaction, T> work) {
        T result = journal.write(work);
        journal.announce();
        return result;
    }

    /** Ends a ticket whose caller has withdrawn. */
    void cancelTicket(String ticket) {
        try {
            journal.write(tx -> {
                OperatorDesk.cancel(tx, ticket, System.currentTimeMillis());
                return true;
            });
        } catch (JournalException e) {
            log.say("ticket " + ticket + " can't be cancelled: " + e.getMessage());
        }
    }

    /** Tells the operator of a fresh ticket, with the command that approves it. */
    void announceTicket(String tool, String ticket) {
        log.sayAsIs("held '" + SurfaceBuilder.shown(tool) + "' as " + ticket + "; to approve: "
                + options.operatorCommand() + " approve " + ticket);
    }

    /** Lets a held call wait for the operator; false where it has waited long enough. */
    boolean keepWaiting(Exchange exchange) {
        if (options.patience().isZero()) {
            return false;
        }
        if (exchange.waitsUntil == Long.MAX_VALUE) {
            exchange.waitsUntil = exchange.arrivedAt + options.patience().toNanos();
        }
        return System.nanoTime() - exchange.waitsUntil < 0;
    }

    /** Sends a client's request on as it came; false where it was withdrawn. */
    boolean send(Exchange exchange) {
        if (exchange.kind == Exchange.Kind.CALL || exchange.kind == Exchange.Kind.LIST) {
            exchange.deadline = System.nanoTime() + options.upstreamTimeout().toNanos();
        }
        if (!exchange.move(Exchange.Phase.HERE, Exchange.Phase.SENT)) {
            return false;
        }
        wires.server(exchange.request.bytes());
        if (exchange.kind == Exchange.Kind.CALL && state.stopped() != null) {
            cancelAtServer(exchange, "stopped by the operator");
        }
        return true;
    }

    /** The server reports progress: the request that it is for gets time anew. Any thread. */
    void progress(JsonNode token) {
        for (Exchange exchange : inFlight.values()) {
            if (exchange.kind == Exchange.Kind.CALL
                    && !token.isMissingNode()
                    && exchange.request.inner("_meta").path("progressToken").equals(token)) {
                exchange.deadline =
                        System.nanoTime() + options.upstreamTimeout().toNanos();
            }
        }
    }

    /** Tells a client that asked for progress, now and then, that its call still waits for the operator. */
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

    /** From now on nothing passes unasked. Any thread. */
    void trustNothing() {
        trustsNothing = true;
    }

    /** Tells the server that nobody waits for its answer any more. */
    void cancelAtServer(Exchange exchange, String reason) {
        wires.server(Answers.notification("notifications/cancelled", Answers.cancellation(exchange.id, reason)));
    }

    /** Answers a request, once. */
    boolean answer(Exchange exchange, byte @Nullable [] line) {
        if (!inFlight.remove(exchange.id, exchange)) {
            return false;
        }
        exchange.move(Exchange.Phase.HERE, Exchange.Phase.DONE);
        exchange.move(Exchange.Phase.SENT, Exchange.Phase.DONE);
        if (line != null) {
            wires.client(line);
        }
        return true;
    }
}
