package dev.hintproof.proxy.relay;

import dev.hintproof.proxy.ledger.JournalException;
import dev.hintproof.proxy.sqlite.JournalFolder;
import dev.hintproof.proxy.sqlite.SqliteJournal;
import dev.hintproof.proxy.surface.ArgumentCheck;
import dev.hintproof.proxy.surface.IntegrityAudit;
import dev.hintproof.proxy.surface.SurfaceBuilder;
import dev.hintproof.proxy.wire.Answers;
import dev.hintproof.proxy.wire.LenientId;
import dev.hintproof.proxy.wire.LineReader;
import dev.hintproof.proxy.wire.LineWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** A gate between one client and one server, from the start of the server to the end of either. */
public final class Gate {
    /** The client left; all is well. */
    public static final int OK = 0;

    /** The server ended by itself. */
    public static final int SERVER_ENDED = 1;

    /** The server or the journal could not be opened. */
    public static final int COULD_NOT_RUN = 2;

    private final String name = RunName.fresh();
    private final GateOptions options;
    private final GateLog log;
    private final JournalFolder folder;
    private final JournalToCome journal = new JournalToCome();
    private final Upstream upstream;
    private final ExecutorService gateThread = Executors.newSingleThreadExecutor(task -> daemon(task, "gate"));
    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(task -> daemon(task, "clock"));
    private final CallLog callLog;
    private final Session session;
    private final ClientSide clientSide;
    private final ServerSide serverSide;
    private final Timekeeper timekeeper;
    private final Ending ending;

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
        Wires wires = new Wires(name, new LineWriter(out), upstream.writer(), this::clientGone);
        ArgumentCheck arguments = new ArgumentCheck();
        this.session = new Session(name, options, journal, wires, new Era(), log, callLog, gateThread);
        SurfaceBuilder builder = new SurfaceBuilder(options.trustReadOnlyHints(), audit);
        KnownList known = new KnownList(session, journal, builder, arguments);
        ListKeeper lists = new ListKeeper(session, gateThread, known, options);
        Continuations continuations = new Continuations(options.ticketTtl().toMillis());
        Elicitation elicitation = new Elicitation(session, options);
        Patience patience = new Patience(wires, options.patience());
        HeldCalls held = new HeldCalls(session, elicitation, patience);
        CallGate calls = new CallGate(session, lists, arguments, continuations, elicitation, held);
        this.clientSide = new ClientSide(session, calls, held, lists, elicitation);
        this.serverSide = new ServerSide(session, clientSide, lists, known, new Observer(session), continuations);
        this.timekeeper = new Timekeeper(session, calls, lists, patience, gateThread, options);
        this.ending = new Ending(session, lists, upstream, gateThread);
        session.watch().tell(known::rejudge, held::stateChanged);
        session.decideBy(calls::decide);
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
        ScheduledFuture<?> ticking = clock.scheduleWithFixedDelay(
                timekeeper::tick, Timekeeper.TICK_MILLIS, Timekeeper.TICK_MILLIS, TimeUnit.MILLISECONDS);
        ending.await();
        int status = ending.finish();
        ticking.cancel(false);
        clock.shutdownNow();
        ending.settle();
        callLog.close();
        journal.close();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // the hook runs already, and does no harm
        }
        return status;
    }

    private void clientGone() {
        ending.because(Ending.Cause.CLIENT_GONE);
    }

    /** The first thing that the gate's thread does: no call is decided over before. */
    private void openJournal() {
        try {
            journal.open(SqliteJournal.forGate(folder, options.keys(), name));
            session.watch().begin();
            callLog.start();
        } catch (JournalException e) {
            noJournal(e.getMessage());
        } catch (RuntimeException | LinkageError e) { // such as a driver that can't load its native part
            noJournal("the journal can't be opened: " + e);
        }
    }

    private void noJournal(String problem) {
        log.say(problem);
        ending.because(Ending.Cause.NO_JOURNAL);
    }

    private void readClient(InputStream in) {
        LineReader lines = new LineReader(in);
        try {
            for (LineReader.Line line = lines.next(); line != null; line = lines.next()) {
                takeFromClient(line);
            }
        } catch (IOException | OutOfMemoryError e) {
            log.say("the client can't be read any more: " + e.getMessage());
        } finally {
            ending.because(Ending.Cause.CLIENT_LEFT);
        }
    }

    @SuppressWarnings(
            "CatchingUnchecked") // one message, whatever it does, must not end the thread that reads all of them
    private void takeFromClient(LineReader.Line line) {
        try {
            clientSide.take(line);
        } catch (RuntimeException | Error e) {
            log.say("a message of the client could not be handled, and was not passed on: " + e);
            LenientId.in(line.bytes())
                    .map(id -> Answers.error(id, Answers.INTERNAL, "the gate could not handle the message"))
                    .ifPresent(session.wires()::client);
        }
    }

    @SuppressWarnings("CatchingUnchecked") // as above
    private void takeFromServer(LineReader.Line line) {
        ending.heardOfServer();
        try {
            serverSide.take(line);
        } catch (RuntimeException | Error e) {
            log.say(
                    "a message of the server could not be handled, and was not passed on; nothing passes unasked any more: "
                            + e);
            serverSide.closeAfter(line);
        }
    }

    private void readServer() {
        try {
            for (LineReader.Line line = upstream.reader().next();
                    line != null;
                    line = upstream.reader().next()) {
                takeFromServer(line);
            }
        } catch (IOException | OutOfMemoryError e) {
            log.say("the server can't be read any more: " + e.getMessage());
        } finally {
            ending.serverIsDrained();
            ending.because(Ending.Cause.SERVER_ENDED);
        }
    }

    /** The process is told to end: what was recorded is kept, the server goes. */
    private void endAbruptly() {
        upstream.end(500);
        callLog.close();
    }
}
