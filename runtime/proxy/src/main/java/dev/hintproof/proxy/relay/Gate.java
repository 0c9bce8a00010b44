package dev.hintproof.proxy.relay;

import dev.hintproof.proxy.desk.Admission;
import dev.hintproof.proxy.desk.Decision;
import dev.hintproof.proxy.desk.Verdict;
import dev.hintproof.proxy.ledger.CallOutcome;
import dev.hintproof.proxy.ledger.JournalException;
import dev.hintproof.proxy.sqlite.JournalFolder;
import dev.hintproof.proxy.sqlite.SqliteJournal;
import dev.hintproof.proxy.surface.ArgumentCheck;
import dev.hintproof.proxy.surface.IntegrityAudit;
import dev.hintproof.proxy.surface.SurfaceBuilder;
import dev.hintproof.proxy.wire.Answers;
import dev.hintproof.proxy.wire.LineReader;
import dev.hintproof.proxy.wire.LineWriter;
import dev.hintproof.proxy.wire.MessageReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/** A gate between one client and one server, from the start of the server to the end of either. */
public final class Gate {
    /** The client left; all is well. */
    public static final int OK = 0;

    /** The server ended by itself. */
    public static final int SERVER_ENDED = 1;

    /** The server or the journal could not be opened. */
    public static final int COULD_NOT_RUN = 2;

    /** After the client has closed its side its last answers are waited for while the server isn't silent for so long. */
    private static final long SILENCE_MILLIS = 8_000;

    /** … and no longer than this in all. */
    private static final long LAST_ANSWERS_MILLIS = 120_000;

    /** How long a server may take to end once its input is closed. */
    private static final long SERVER_END_MILLIS = 3_000;

    private static final long TICK_MILLIS = 20;

    private enum End {
        CLIENT_LEFT,
        CLIENT_GONE,
        SERVER_ENDED,
        NO_JOURNAL
    }

    private final String name = UUID.randomUUID().toString();
    private final GateOptions options;
    private final GateLog log;
    private final JournalFolder folder;
    private final JournalToCome journal = new JournalToCome();
    private final Upstream upstream;
    private final CountDownLatch ended = new CountDownLatch(1);
    private final AtomicReference<End> end = new AtomicReference<>();
    private final ExecutorService gateThread = Executors.newSingleThreadExecutor(task -> daemon(task, "gate"));
    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(task -> daemon(task, "clock"));
    private final CallLog callLog;
    private final Session session;
    private final ListKeeper lists;
    private final CallGate calls;
    private final ClientSide clientSide;
    private final ServerSide serverSide;
    private volatile long lastHeard = System.nanoTime();
    private final CountDownLatch serverDrained = new CountDownLatch(1);

    private Gate(
            GateOptions options,
            IntegrityAudit audit,
            GateLog log,
            JournalFolder folder,
            Upstream upstream,
            OutputStream out) {
        this.options = options;
        this.log = log;
        this.folder = folder;
        this.upstream = upstream;
        this.callLog = new CallLog(journal, name, log);
        Era era = new Era();
        Wires wires = new Wires(new LineWriter(out), upstream.writer(), () -> end(End.CLIENT_GONE));
        ArgumentCheck arguments = new ArgumentCheck();
        this.session = new Session(name, options, journal, wires, era, log, callLog, gateThread);
        this.lists = new ListKeeper(
                session,
                gateThread,
                journal,
                new SurfaceBuilder(options.trustReadOnlyHints(), audit),
                arguments,
                options);
        Continuations continuations = new Continuations(options.ticketTtl().toMillis());
        this.calls = new CallGate(session, lists, arguments, continuations, new Elicitation(session, options));
        this.clientSide = new ClientSide(session, calls, lists);
        this.serverSide = new ServerSide(session, clientSide, lists, new Observer(session), continuations);
        session.wire(lists::rejudge, this::stateChanged, calls::decide);
    }

    /**
     * Runs a gate until the client leaves or the server ends.
     *
     * @param in what the client writes
     * @param out what the client reads
     * @param err where people read
     * @return the exit status: {@link #OK}, {@link #SERVER_ENDED} or {@link #COULD_NOT_RUN}
     */
    public static int run(
            GateOptions options, IntegrityAudit audit, InputStream in, OutputStream out, PrintStream err) {
        return run(options, audit, ServerProcess::start, in, out, err);
    }

    /** The same in front of whatever the starter starts. */
    static int run(
            GateOptions options,
            IntegrityAudit audit,
            Upstream.Starter starter,
            InputStream in,
            OutputStream out,
            PrintStream err) {
        GateLog log = new GateLog(err);
        try {
            JournalFolder folder = JournalFolder.create(options.journal());
            Upstream upstream = starter.start(options.command(), log);
            return new Gate(options, audit, log, folder, upstream, out).run(in);
        } catch (IOException e) {
            log.say("the server can't be started: " + e.getMessage());
        } catch (JournalException e) {
            log.say(e.getMessage());
        }
        return COULD_NOT_RUN;
    }

    private static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }

    private int run(InputStream in) {
        Thread hook = new Thread(this::endAbruptly, "end");
        Runtime.getRuntime().addShutdownHook(hook);
        gateThread.execute(this::openJournal);
        daemon(() -> readClient(in), "client").start();
        daemon(this::readServer, "server").start();
        ScheduledFuture<?> ticking =
                clock.scheduleWithFixedDelay(this::tick, TICK_MILLIS, TICK_MILLIS, TimeUnit.MILLISECONDS);
        try {
            ended.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        int status = finish();
        ticking.cancel(false);
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // the hook runs already, and does no harm
        }
        return status;
    }

    /** The first thing that the gate's thread does: no call is decided over before. */
    private void openJournal() {
        try {
            journal.open(SqliteJournal.forGate(folder, options.keys(), name));
            session.begin();
            callLog.start();
        } catch (JournalException e) {
            log.say(e.getMessage());
            end(End.NO_JOURNAL);
        }
    }

    private void readClient(InputStream in) {
        LineReader lines = new LineReader(in);
        try {
            for (LineReader.Line line = lines.next(); line != null; line = lines.next()) {
                takeFromClient(line);
            }
        } catch (IOException e) {
            log.say("the client can't be read any more: " + e.getMessage());
        }
        end(End.CLIENT_LEFT);
    }

    private void takeFromClient(LineReader.Line line) {
        try {
            clientSide.take(line);
        } catch (RuntimeException | StackOverflowError e) {
            log.say("a message of the client could not be handled, and was not passed on: " + e);
            MessageReader.idOfBeginning(line.bytes())
                    .map(id -> Answers.error(id, Answers.INTERNAL, "the gate could not handle the message"))
                    .ifPresent(session.wires()::client);
        }
    }

    private void takeFromServer(LineReader.Line line) {
        lastHeard = System.nanoTime();
        try {
            serverSide.take(line);
        } catch (RuntimeException | StackOverflowError e) {
            log.say("a message of the server could not be handled, and was not passed on: " + e);
        }
    }

    private void readServer() {
        try {
            for (LineReader.Line line = upstream.reader().next();
                    line != null;
                    line = upstream.reader().next()) {
                takeFromServer(line);
            }
        } catch (IOException e) {
            log.say("the server can't be read any more: " + e.getMessage());
        }
        serverDrained.countDown();
        end(End.SERVER_ENDED);
    }

    private void end(End how) {
        if (end.compareAndSet(null, how)) {
            ended.countDown();
        }
    }

    private int finish() {
        End how = end.get();
        if (how == End.NO_JOURNAL) {
            upstream.kill();
            answerAll("the gate can't use its journal", Answers.INTERNAL);
        } else if (how == End.SERVER_ENDED) {
            String ending = upstream.ending();
            log.say("the server has gone: " + ending);
            answerAll("the server has gone: " + ending, Answers.UPSTREAM_GONE);
            upstream.kill();
        } else {
            if (how == End.CLIENT_LEFT) {
                waitForLastAnswers();
            }
            upstream.end(how == End.CLIENT_LEFT ? SERVER_END_MILLIS : 1_000);
            awaitQuietly(serverDrained, 1_000);
            settle();
            answerAll("the gate has ended", Answers.UPSTREAM_GONE);
        }
        clock.shutdownNow();
        settle();
        callLog.close();
        journal.close();
        return how == End.NO_JOURNAL ? COULD_NOT_RUN : how == End.SERVER_ENDED ? SERVER_ENDED : OK;
    }

    /** Waits for what is already queued on the gate's thread. */
    private void settle() {
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
            boolean open =
                    session.inFlight().values().stream().anyMatch(exchange -> exchange.kind != Exchange.Kind.STREAM);
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
            noteUnknown(exchange, message);
            session.answer(exchange, Answers.error(exchange.id, code, message));
        }
        session.wires().abandon();
    }

    private void noteUnknown(Exchange exchange, String why) {
        CallLog.Entry record = exchange.record;
        if (record != null && exchange.phase() == Exchange.Phase.SENT) {
            callLog.close(record, CallOutcome.UNKNOWN, why);
        }
    }

    /** The process is told to end: what was recorded is kept, the server goes. */
    private void endAbruptly() {
        upstream.end(500);
        callLog.close();
    }

    private void tick() {
        try {
            long now = System.nanoTime();
            boolean behind = session.isBehind();
            if (behind || lists.wantsToFollow()) {
                gateThread.execute(this::catchUp);
            }
            for (Exchange exchange : session.inFlight().values()) {
                look(exchange, now, behind);
            }
            session.wires().expire(now);
        } catch (RuntimeException e) {
            log.say("the clock stumbled: " + e);
        }
    }

    private void catchUp() {
        try {
            session.refresh();
            if (session.state().stopped() == null) {
                lists.follow();
            }
        } catch (JournalException e) {
            log.say(String.valueOf(e.getMessage()));
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
                    session.signOfLife(exchange, now);
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
        noteUnknown(exchange, message);
        if (session.answer(exchange, Answers.error(exchange.id, Answers.TIMED_OUT, message))) {
            log.say(message + " (request " + exchange.id + ")");
            session.cancelAtServer(exchange, "no answer in time");
        }
    }

    /** The journal's state has changed. On the gate's thread. */
    private void stateChanged(DeskState state) {
        String stopped = state.stopped();
        if (stopped != null) {
            stopAll(stopped);
        }
    }

    private void stopAll(String reason) {
        for (Exchange exchange : session.inFlight().values()) {
            if (exchange.kind != Exchange.Kind.CALL || exchange.phase() != Exchange.Phase.SENT) {
                continue;
            }
            noteUnknown(exchange, "stopped by the operator");
            session.cancelAtServer(exchange, "stopped by the operator");
            calls.hold(
                    exchange,
                    exchange.tool,
                    Decision.Hold.of(
                            Verdict.STOPPED,
                            Admission.stoppedBecause(reason)
                                    + "; the call had been sent before and was cancelled, whether it had an effect is unknown"));
        }
    }
}
