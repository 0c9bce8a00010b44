package dev.hintproof.proxy.relay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.proxy.desk.OperatorDesk;
import dev.hintproof.proxy.desk.OperatorSeal;
import dev.hintproof.proxy.ledger.Journal;
import dev.hintproof.proxy.ledger.JournalTransaction;
import dev.hintproof.proxy.operator.Reports;
import dev.hintproof.proxy.sqlite.JournalFolder;
import dev.hintproof.proxy.sqlite.KeySource;
import dev.hintproof.proxy.sqlite.SqliteJournal;
import dev.hintproof.proxy.surface.IntegrityAudit;
import dev.hintproof.proxy.wire.Json;
import dev.hintproof.proxy.wire.LineReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A gate in this process between a client that a test plays and a scripted server. */
final class Rig implements AutoCloseable {
    private static final long PATIENCE_MILLIS = 30_000;

    final ScriptedServer server;
    final Path journal;
    final List<String> received = new CopyOnWriteArrayList<>();
    private final List<JsonNode> answers = new CopyOnWriteArrayList<>();
    final ByteArrayOutputStream err = new ByteArrayOutputStream();
    final CompletableFuture<Integer> status;
    private final Pipe toGate = new Pipe();
    private final Pipe fromGate = new Pipe();

    /** A line for the client that holds this makes the gate stumble, as a defect of its own would. */
    volatile @Nullable String stumbling;

    private final OutputStream toClient = new OutputStream() {
        @Override
        public void write(int b) throws IOException {
            fromGate.out.write(b);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            String at = stumbling;
            if (at != null && new String(bytes, from, length, StandardCharsets.UTF_8).contains(at)) {
                throw new IllegalStateException("stumbled");
            }
            fromGate.out.write(bytes, from, length);
        }

        @Override
        public void close() throws IOException {
            fromGate.out.close();
        }
    };

    private Rig(GateOptions options, IntegrityAudit audit, ScriptedServer server) {
        this.server = server;
        this.journal = options.journal();
        this.status = CompletableFuture.supplyAsync(
                () -> Gate.run(
                        options,
                        audit,
                        (command, log) -> server,
                        toGate.in,
                        toClient,
                        new PrintStream(err, true, StandardCharsets.UTF_8)),
                task -> thread(task, "rig-gate"));
        thread(this::listen, "rig-client");
    }

    private static void thread(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        thread.start();
    }

    /** Options for tests: nothing is listed again by age, nothing waits. */
    static GateOptions options(Path journal) {
        return new GateOptions(
                journal,
                false,
                Duration.ZERO,
                Duration.ofMinutes(10),
                Duration.ofHours(1),
                Duration.ofMinutes(2),
                false,
                KeySource.file(),
                List.of("scripted"),
                "hintproof operator --journal J");
    }

    static GateOptions trusting(Path journal) {
        return with(options(journal), true, Duration.ZERO);
    }

    static GateOptions with(GateOptions base, boolean trust, Duration wait) {
        return new GateOptions(
                base.journal(),
                trust,
                wait,
                base.ticketTtl(),
                base.recheck(),
                base.upstreamTimeout(),
                base.elicit(),
                base.keys(),
                base.command(),
                base.operatorCommand());
    }

    static GateOptions timed(GateOptions base, Duration ttl, Duration recheck, Duration timeout) {
        return new GateOptions(
                base.journal(),
                base.trustReadOnlyHints(),
                base.patience(),
                ttl,
                recheck,
                timeout,
                base.elicit(),
                base.keys(),
                base.command(),
                base.operatorCommand());
    }

    static GateOptions eliciting(GateOptions base) {
        return new GateOptions(
                base.journal(),
                base.trustReadOnlyHints(),
                base.patience(),
                base.ticketTtl(),
                base.recheck(),
                base.upstreamTimeout(),
                true,
                base.keys(),
                base.command(),
                base.operatorCommand());
    }

    static Rig start(GateOptions options, ScriptedServer server) {
        return new Rig(options, IntegrityAudit.NONE, server);
    }

    static Rig start(GateOptions options, IntegrityAudit audit, ScriptedServer server) {
        return new Rig(options, audit, server);
    }

    private void listen() {
        LineReader reader = new LineReader(fromGate.in);
        try {
            for (LineReader.Line line = reader.next(); line != null; line = reader.next()) {
                String text = new String(line.bytes(), StandardCharsets.UTF_8);
                JsonNode message = Json.read(text);
                received.add(text);
                if (!message.has("method")) {
                    answers.add(message);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Rig initialize() {
        return initialize("{}");
    }

    Rig initialize(String capabilities) {
        send(
                "{\"jsonrpc\":\"2.0\",\"id\":\"init\",\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\","
                        + "\"capabilities\":" + capabilities
                        + ",\"clientInfo\":{\"name\":\"rig\",\"version\":\"1\"}}}");
        answer("\"init\"");
        send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
        return this;
    }

    void send(String line) {
        raw((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    void raw(byte[] bytes) {
        try {
            toGate.out.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void sendCall(String id, String tool, String arguments) {
        send("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"tools/call\",\"params\":{\"name\":" + Json.quote(tool)
                + ",\"arguments\":" + arguments + "}}");
    }

    JsonNode call(String id, String tool, String arguments) {
        sendCall(id, tool, arguments);
        return answer(id);
    }

    JsonNode list(String id) {
        send("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"tools/list\"}");
        return answer(id).path("result").path("tools");
    }

    /** The first answer to that id. */
    JsonNode answer(String id) {
        JsonNode wanted = Json.read(id);
        Predicate<JsonNode> fits = message -> message.path("id").equals(wanted);
        until(() -> answers.stream().anyMatch(fits), () -> "no answer to " + id + "; got " + received + " " + log());
        return answers.stream().filter(fits).findFirst().orElseThrow();
    }

    /** The first line that is so. */
    String await(Predicate<String> wanted) {
        until(
                () -> received.stream().anyMatch(wanted),
                () -> "nothing of the kind came; got " + received + " " + log());
        return received.stream().filter(wanted).findFirst().orElseThrow();
    }

    static void until(BooleanSupplier condition, Supplier<String> otherwise) {
        long end = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (!condition.getAsBoolean()) {
            assertTrue(System.currentTimeMillis() < end, otherwise);
            try {
                Thread.sleep(5);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    String log() {
        return err.toString(StandardCharsets.UTF_8);
    }

    static JsonNode gate(JsonNode answer) {
        return answer.path("result").path("_meta").path("dev.hintproof/gate");
    }

    static String verdict(JsonNode answer) {
        return gate(answer).path("verdict").asText();
    }

    static String ticket(JsonNode answer) {
        return gate(answer).path("ticket").asText();
    }

    static void assertDone(JsonNode answer) {
        assertEquals("done", answer.at("/result/content/0/text").asText(), answer::toString);
    }

    /** Does what an operator's command does, in a journal of its own connection. */
    OperatorDesk.Outcome operator(Function<JournalTransaction, OperatorDesk.Outcome> decision) {
        try (Journal opened = SqliteJournal.forOperator(JournalFolder.existing(journal), KeySource.file())) {
            OperatorDesk.Outcome outcome = opened.write(decision);
            opened.announce();
            return outcome;
        }
    }

    void approve(String ticket) {
        OperatorDesk.Outcome outcome = operator(tx ->
                OperatorDesk.approve(tx, ticket, System.currentTimeMillis(), "operator", OperatorSeal.Signer.NONE));
        assertTrue(outcome.done(), outcome::message);
    }

    void deny(String ticket) {
        OperatorDesk.Outcome outcome =
                operator(tx -> OperatorDesk.deny(tx, ticket, System.currentTimeMillis(), "operator"));
        assertTrue(outcome.done(), outcome::message);
    }

    OperatorDesk.Outcome accept(String tool, @Nullable String digest) {
        return operator(tx -> OperatorDesk.accept(tx, tool, digest, System.currentTimeMillis()));
    }

    ObjectNode report(Function<Reports, ObjectNode> which) {
        try (Journal opened = SqliteJournal.forOperator(JournalFolder.existing(journal), KeySource.file())) {
            return which.apply(new Reports(opened, System.currentTimeMillis()));
        }
    }

    ObjectNode reportAtLast(Function<Reports, ObjectNode> which, Predicate<ObjectNode> wanted) {
        ObjectNode[] last = new ObjectNode[1];
        until(
                () -> {
                    last[0] = report(which);
                    return wanted.test(last[0]);
                },
                () -> "the report never came to that: " + last[0]);
        return last[0];
    }

    static UnaryOperator<String> replacing(String what, String by) {
        return text -> text.replace(what, by);
    }

    /** The client leaves. */
    int leave() {
        try {
            toGate.out.close();
            return status.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (IOException | InterruptedException | java.util.concurrent.ExecutionException | TimeoutException e) {
            throw new IllegalStateException(log(), e);
        }
    }

    @Override
    public void close() {
        if (!status.isDone()) {
            leave();
        }
    }
}
