package dev.hintproof.proxy.relay;

import dev.hintproof.proxy.ledger.CallOutcome;
import dev.hintproof.proxy.wire.Answers;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/** How a gate ends: what is in flight is waited for or answered by errors, and the server goes. */
final class Ending {
    /** After the client has closed its side its last answers are waited for while the server isn't silent for so long. */
    private static final long SILENCE_MILLIS = 8_000;

    /** … and no longer than this in all. */
    private static final long LAST_ANSWERS_MILLIS = 120_000;

    /** How long a server may take to end once its input is closed. */
    private static final long SERVER_END_MILLIS = 3_000;

    /** Why a gate ends. */
    enum Cause {
        /** The client has closed its side. */
        CLIENT_LEFT,
        /** The client can't be written to any more. */
        CLIENT_GONE,
        /** The server has closed its output. */
        SERVER_ENDED,
        /** The journal can't be opened. */
        NO_JOURNAL
    }

    private final Session session;
    private final ListKeeper lists;
    private final Upstream upstream;
    private final Executor gateThread;
    private final CountDownLatch ended = new CountDownLatch(1);
    private final CountDownLatch serverDrained = new CountDownLatch(1);
    private final AtomicReference<Cause> cause = new AtomicReference<>();
    private volatile long lastHeard = System.nanoTime();

    Ending(Session session, ListKeeper lists, Upstream upstream, Executor gateThread) {
        this.session = session;
        this.lists = lists;
        this.upstream = upstream;
        this.gateThread = gateThread;
    }

    /** The gate ends, for the first cause that is given. Any thread. */
    void because(Cause why) {
        if (cause.compareAndSet(null, why)) {
            ended.countDown();
        }
    }

    /** The server has said something. */
    void heardOfServer() {
        lastHeard = System.nanoTime();
    }

    /** All that the server said has been taken. */
    void serverIsDrained() {
        serverDrained.countDown();
    }

    /** Waits until there is a cause to end. */
    void await() {
        try {
            ended.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends everything; returns the exit status. */
    int finish() {
        Cause why = cause.get();
        if (why == Cause.NO_JOURNAL) {
            upstream.kill();
            answerAll("the gate can't use its journal", Answers.INTERNAL);
            return Gate.COULD_NOT_RUN;
        }
        if (why == Cause.SERVER_ENDED) {
            String ending = upstream.ending();
            session.log().say("the server has gone: " + ending);
            settle();
            answerAll("the server has gone: " + ending, Answers.UPSTREAM_GONE);
            upstream.kill();
            return Gate.SERVER_ENDED;
        }
        if (why == Cause.CLIENT_LEFT) {
            waitForLastAnswers();
        }
        upstream.end(why == Cause.CLIENT_LEFT ? SERVER_END_MILLIS : 1_000);
        awaitQuietly(serverDrained, 1_000);
        settle();
        answerAll("the gate has ended", Answers.UPSTREAM_GONE);
        return Gate.OK;
    }

    /** Waits for what is already queued on the gate's thread. */
    void settle() {
        CountDownLatch done = new CountDownLatch(1);
        gateThread.execute(done::countDown);
        awaitQuietly(done, 5_000);
    }

    private static void awaitQuietly(CountDownLatch latch, long millis) {
        try {
            if (!latch.await(millis, TimeUnit.MILLISECONDS)) {
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A client that pipes its requests in and closes gets its answers all the same; held calls stop waiting. */
    private void waitForLastAnswers() {
        lastHeard = System.nanoTime();
        long until = lastHeard + TimeUnit.MILLISECONDS.toNanos(LAST_ANSWERS_MILLIS);
        long silence = TimeUnit.MILLISECONDS.toNanos(SILENCE_MILLIS);
        session.inFlight().values().forEach(exchange -> exchange.waitsUntil = System.nanoTime());
        while (System.nanoTime() - until < 0
                && System.nanoTime() - lastHeard < silence
                && serverDrained.getCount() > 0) {
            boolean open = session.inFlight().values().stream()
                    .anyMatch(exchange -> exchange.kind != Exchange.Kind.STREAM && !exchange.withdrawn);
            if (!open) {
                return;
            }
            if (isBusy()) {
                lastHeard = System.nanoTime();
            }
            awaitQuietly(serverDrained, 5);
        }
    }

    /** Whether a request waits for the gate, and not for the server. */
    private boolean isBusy() {
        return !lists.isAsking()
                && session.inFlight().values().stream().anyMatch(exchange -> exchange.phase() == Exchange.Phase.HERE);
    }

    private void answerAll(String message, int code) {
        for (Exchange exchange : session.inFlight().values()) {
            session.answer(exchange, Answers.error(exchange.id, code, message), CallOutcome.UNKNOWN, message);
        }
        session.wires().abandon();
    }
}
