package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.proxy.desk.Admission;
import dev.hintproof.proxy.desk.CallRequest;
import dev.hintproof.proxy.desk.Decision;
import dev.hintproof.proxy.desk.OperatorDesk;
import dev.hintproof.proxy.desk.SealCheck;
import dev.hintproof.proxy.ledger.CallOutcome;
import dev.hintproof.proxy.ledger.Journal;
import dev.hintproof.proxy.ledger.JournalException;
import dev.hintproof.proxy.ledger.JournalTransaction;
import dev.hintproof.proxy.surface.SurfaceBuilder;
import dev.hintproof.proxy.wire.Answers;
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
    private volatile @Nullable String trouble;
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

    /** Why the journal can't be relied on right now, so that no call may pass; null where it can. Any thread. */
    @Nullable
    String trouble() {
        String own = trouble;
        return own != null ? own : callLog.trouble();
    }

    /** Whether the copy of the journal's state is current and nothing is stopped. Any thread, before each call. */
    boolean isCurrent() {
        DeskState known = state;
        return !trustsNothing && known.stopped() == null && known.version() == journal.version() && trouble() == null;
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

    /**
     * Looks whether somebody changed the journal without telling: a command that was killed before it could, a bell that was
     * removed, a journal that was moved away. On the gate's thread, now and then.
     */
    void lookForUntold() {
        if (state.version() == DeskState.UNREAD.version()) {
            return;
        }
        try {
            if (journal.wasChanged() || trouble != null) {
                seals = seals.renewed(journal);
                DeskState fresh = DeskState.read(journal);
                if (!fresh.saysWhat(state)) {
                    journal.announce();
                    learn(DeskState.read(journal));
                }
            }
            trouble = null;
        } catch (JournalException e) {
            if (trouble == null) {
                log.say(e.getMessage());
            }
            trouble = e.getMessage();
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
        gateThread.execute(() -> guarded(exchange, task));
    }

    /** Runs a task about an exchange here; where it fails, that exchange, and no other, is answered by an error. */
    @SuppressWarnings("CatchingUnchecked") // one request, whatever it does, must not leave a client without an answer
    void guarded(Exchange exchange, Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | Error e) {
            log.say("a request could not be handled: " + e);
            answer(exchange, Answers.error(exchange.id, Answers.INTERNAL, "the gate could not handle the request"));
        }
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

    /** Sends a client's request on as it came; false where it was withdrawn. */
    boolean send(Exchange exchange) {
        if (exchange.isAnsweredSoon()) {
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
            if (exchange.deadline != Long.MAX_VALUE
                    && !token.isMissingNode()
                    && exchange.request.inner("_meta").path("progressToken").equals(token)) {
                exchange.deadline =
                        System.nanoTime() + options.upstreamTimeout().toNanos();
            }
        }
    }

    /** From now on nothing passes unasked. Any thread. */
    void trustNothing() {
        trustsNothing = true;
    }

    /** Tells the server that nobody waits for its answer any more; waits for nothing, as the server may have stopped reading. */
    void cancelAtServer(Exchange exchange, String reason) {
        wires.serverInTime(Answers.notification("notifications/cancelled", Answers.cancellation(exchange.id, reason)));
    }

    /** Answers a request that was not sent, or of which nothing is recorded, once. */
    boolean answer(Exchange exchange, byte[] line) {
        return answer(exchange, line, CallOutcome.UNKNOWN, null);
    }

    /**
     * Answers a request, once, and records what became of it where it is a call that was sent.
     *
     * @param line null where its caller has withdrawn it
     */
    boolean answer(Exchange exchange, byte @Nullable [] line, CallOutcome outcome, @Nullable String note) {
        if (!inFlight.remove(exchange.id, exchange)) {
            return false;
        }
        exchange.move(Exchange.Phase.HERE, Exchange.Phase.DONE);
        exchange.move(Exchange.Phase.SENT, Exchange.Phase.DONE);
        CallLog.Entry record = exchange.record;
        if (record != null) {
            callLog.close(record, outcome, note);
        }
        if (line != null) {
            wires.client(line);
        }
        return true;
    }
}
