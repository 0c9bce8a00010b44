package dev.hintproof.proxy.relay;

import dev.hintproof.proxy.ledger.CallOutcome;
import dev.hintproof.proxy.ledger.JournalException;
import dev.hintproof.proxy.wire.Answers;
import java.util.concurrent.Executor;

/** What a gate does from time to time: looks for changes of the journal, at requests that wait, at those that got no answer. */
final class Timekeeper {
    /** How often it looks. */
    static final long TICK_MILLIS = 20;

    /** How often the journal itself is looked at, for changes that nobody told of. */
    private static final long LOOK_NANOS = 500_000_000L;

    private final Session session;
    private final CallGate calls;
    private final ListKeeper lists;
    private final Executor gateThread;
    private final GateOptions options;
    private final Patience patience;
    private long lastLook = System.nanoTime();

    Timekeeper(
            Session session,
            CallGate calls,
            ListKeeper lists,
            Patience patience,
            Executor gateThread,
            GateOptions options) {
        this.session = session;
        this.calls = calls;
        this.lists = lists;
        this.gateThread = gateThread;
        this.options = options;
        this.patience = patience;
    }

    /** Looks. On the clock's thread, which must never wait for a peer. */
    @SuppressWarnings("CatchingUnchecked") // whatever happens: without this thread nothing would ever time out
    void tick() {
        try {
            long now = System.nanoTime();
            boolean behind = session.watch().isBehind();
            if (behind || lists.wantsToFollow()) {
                gateThread.execute(this::catchUp);
            }
            if (now - lastLook >= LOOK_NANOS) {
                lastLook = now;
                gateThread.execute(session.watch()::lookForUntold);
            }
            for (Exchange exchange : session.inFlight().values()) {
                look(exchange, now, behind);
            }
            session.wires().expire(now);
        } catch (RuntimeException | Error e) {
            session.log().say("the clock stumbled: " + e);
        }
    }

    private void catchUp() {
        try {
            session.watch().refresh();
            if (session.watch().state().stopped() == null) {
                lists.follow();
            }
        } catch (JournalException e) {
            session.log().say(String.valueOf(e.getMessage()));
        }
    }

    private void look(Exchange exchange, long now, boolean behind) {
        switch (exchange.phase()) {
            case HERE -> {
                boolean waits = exchange.waitsUntil != Long.MAX_VALUE || exchange.elicited != null;
                boolean over = exchange.waitsUntil != Long.MAX_VALUE && now - exchange.waitsUntil >= 0;
                if (waits && (behind || (over && !exchange.lastLook))) {
                    exchange.lastLook = over;
                    session.onGateThread(exchange, () -> calls.decide(exchange));
                } else if (waits) {
                    patience.signOfLife(exchange, now);
                }
            }
            case SENT -> {
                if (exchange.deadline != Long.MAX_VALUE && now - exchange.deadline >= 0) {
                    timeOut(exchange);
                }
            }
            case DONE -> {
                // on its way out
            }
        }
    }

    private void timeOut(Exchange exchange) {
        String message = "the server gave no answer within "
                + options.upstreamTimeout().toSeconds() + " s"
                + (exchange.kind == Exchange.Kind.CALL ? "; whether the call had an effect is unknown" : "");
        byte[] error = exchange.withdrawn ? null : Answers.error(exchange.id, Answers.TIMED_OUT, message);
        if (session.answer(exchange, error, CallOutcome.UNKNOWN, message) && error != null) {
            session.log().say(message + " (request " + exchange.id + ")");
            session.cancelAtServer(exchange, "no answer in time");
        }
    }
}
