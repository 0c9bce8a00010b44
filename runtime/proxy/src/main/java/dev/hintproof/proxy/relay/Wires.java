package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.proxy.wire.Answers;
import dev.hintproof.proxy.wire.LineWriter;
import dev.hintproof.proxy.wire.Message;
import dev.hintproof.proxy.wire.RequestId;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Both outgoing directions, and the gate's own requests in each. */
final class Wires {
    /** So many lines may wait for a server that doesn't read; what comes on top is dropped. */
    private static final int MOST_ASIDE = 1000;

    private final LineWriter toClient;
    private final LineWriter toServer;
    private final Runnable clientGone;
    private final String prefix;
    private final AtomicLong counter = new AtomicLong();

    /** What the server was asked: an answer of the client's doesn't count for it, and the other way round. */
    private final Map<RequestId, Own> askedServer = new ConcurrentHashMap<>();

    private final Map<RequestId, Own> askedClient = new ConcurrentHashMap<>();
    private final Executor aside = new ThreadPoolExecutor(
            1,
            1,
            1,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(MOST_ASIDE),
            task -> {
                Thread thread = new Thread(task, "aside");
                thread.setDaemon(true);
                return thread;
            },
            new ThreadPoolExecutor.DiscardPolicy());

    /**
     * A request of the gate's own that waits for its answer.
     *
     * @param deadline by {@link System#nanoTime}
     * @param then takes the answer; empty where none came
     */
    private record Own(long deadline, Consumer<Optional<Message>> then) {}

    /**
     * @param run the gate's name among all gates: its own requests have ids that begin so
     * @param clientGone called where the client can't be written to any more
     */
    Wires(String run, LineWriter toClient, LineWriter toServer, Runnable clientGone) {
        this.prefix = "hintproof-" + run + "-";
        this.toClient = toClient;
        this.toServer = toServer;
        this.clientGone = clientGone;
    }

    /** Sends a line to the client. */
    void client(byte[] line) {
        try {
            toClient.write(line);
        } catch (IOException e) {
            clientGone.run();
        }
    }

    /** Sends a line to the server; where it has gone its reader will notice and answer what waits. */
    void server(byte[] line) {
        try {
            toServer.write(line);
        } catch (IOException e) {
            // the end of its output says the same, with its exit status
        }
    }

    /** Sends a line to the server from a thread of its own: for whoever can't wait for a server that has stopped reading. */
    void serverInTime(byte[] line) {
        aside.execute(() -> server(line));
    }

    /** Whether an id is of the gate's own kind: no peer may use one. */
    boolean isOwn(RequestId id) {
        return id.isString() && id.value().startsWith(prefix);
    }

    /** Asks the server something. */
    void askServer(String method, ObjectNode params, long patienceNanos, Consumer<Optional<Message>> then) {
        server(ask(askedServer, method, params, patienceNanos, then));
    }

    /** Asks the client something. */
    void askClient(String method, ObjectNode params, long patienceNanos, Consumer<Optional<Message>> then) {
        client(ask(askedClient, method, params, patienceNanos, then));
    }

    private byte[] ask(
            Map<RequestId, Own> asked,
            String method,
            ObjectNode params,
            long patienceNanos,
            Consumer<Optional<Message>> then) {
        RequestId id = RequestId.ofString(prefix + counter.incrementAndGet());
        asked.put(id, new Own(System.nanoTime() + patienceNanos, then));
        return Answers.request(id, method, params);
    }

    /** Hands an answer of the server to whoever asked it; false where nobody did. */
    boolean answeredByServer(RequestId id, Message answer) {
        return answered(askedServer, id, answer);
    }

    /** Hands an answer of the client to whoever asked it; false where nobody did. */
    boolean answeredByClient(RequestId id, Message answer) {
        return answered(askedClient, id, answer);
    }

    private static boolean answered(Map<RequestId, Own> waiting, RequestId id, Message answer) {
        Own asked = waiting.remove(id);
        if (asked != null) {
            asked.then().accept(Optional.of(answer));
        }
        return asked != null;
    }

    /** Gives up on what has waited too long. */
    void expire(long now) {
        giveUp(askedServer, asked -> now - asked.deadline() > 0);
        giveUp(askedClient, asked -> now - asked.deadline() > 0);
    }

    /** Gives up on everything. */
    void abandon() {
        giveUp(askedServer, asked -> true);
        giveUp(askedClient, asked -> true);
    }

    private static void giveUp(Map<RequestId, Own> waiting, Predicate<Own> which) {
        waiting.forEach((id, asked) -> {
            if (which.test(asked) && waiting.remove(id, asked)) {
                asked.then().accept(Optional.empty());
            }
        });
    }
}
