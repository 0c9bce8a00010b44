package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.proxy.desk.Admission;
import dev.hintproof.proxy.desk.CallRequest;
import dev.hintproof.proxy.desk.Decision;
import dev.hintproof.proxy.desk.OperatorDesk;
import dev.hintproof.proxy.ledger.CallOutcome;
import dev.hintproof.proxy.ledger.Journal;
import dev.hintproof.proxy.ledger.JournalException;
import dev.hintproof.proxy.surface.SurfaceBuilder;
import dev.hintproof.proxy.wire.Answers;
import dev.hintproof.proxy.wire.RequestId;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What the parts of a running gate share: requests in flight, the wires, what is known of the journal. */
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

    private final JournalWatch watch;
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
        this.watch = new JournalWatch(journal, callLog, log);
    }

    /** Names what decides over calls. */
    void decideBy(Consumer<Exchange> decides) {
        decider = decides;
    }

    /** What is known of the journal. */
    JournalWatch watch() {
        return watch;
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

    /** The requests that are not answered yet. */
    Map<RequestId, Exchange> inFlight() {
        return inFlight;
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
        Admission admission = new Admission(watch.seals());
        long now = System.currentTimeMillis();
        return journal.write(tx -> continues.isPresent()
                ? admission.admitRetry(tx, request, continues.getAsLong(), now)
                : admission.admit(tx, request, now));
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
        if (exchange.kind == Exchange.Kind.CALL && watch.state().stopped() != null) {
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
