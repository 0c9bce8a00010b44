package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.proxy.desk.OperatorDesk;
import dev.hintproof.proxy.desk.OperatorSeal;
import dev.hintproof.proxy.ledger.CallKey;
import dev.hintproof.proxy.ledger.Journal;
import dev.hintproof.proxy.ledger.JournalTransaction;
import dev.hintproof.proxy.sqlite.JournalFolder;
import dev.hintproof.proxy.sqlite.KeySource;
import dev.hintproof.proxy.sqlite.SqliteJournal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the gate costs, against the same server without it, in one run: the two are asked in turn, so that what else the machine
 * does falls on both alike. Asserts nothing of time; prints the table that {@code docs/benchmarks.md} has.
 */
@Tag("heavy")
final class GateBenchmark {
    private static final int WARM = 4000;
    private static final int CALLS = 6000;
    private static final int ROUNDS = 15;

    @TempDir
    private Path folder;

    @Test
    void measure() throws IOException {
        System.out.println("| what | direct p50 | gate p50 | difference p50 | direct p99 | gate p99 |");
        System.out.println("| --- | --- | --- | --- | --- | --- |");
        Path notes = folder.resolve("notes");
        // 330 tools of about 1.1 kB each: a list of about 370 kB
        List<String> direct = ProcessClient.java(EchoServer.class, notes.toString(), "330");
        List<String> gate = ProcessClient.gate(folder.resolve("journal"), "trust", notes, "330");
        try (ProcessClient one = new ProcessClient(direct);
                ProcessClient two = new ProcessClient(gate)) {
            one.initialize();
            two.initialize();
            compare("plain call, 100 B", one, two, WARM, CALLS, i -> ProcessClient.call(i, "read", "{\"q\":\"x\"}"));
            String ten = "x".repeat(10_000);
            compare(
                    "plain call, 10 kB",
                    one,
                    two,
                    500,
                    1500,
                    i -> ProcessClient.call(i, "read", "{\"q\":\"" + ten + "\"}"));
            compare(
                    "tools/list, 370 kB",
                    one,
                    two,
                    150,
                    200,
                    i -> "{\"jsonrpc\":\"2.0\",\"id\":" + i + ",\"method\":\"tools/list\"}");
            granted(two);
            compare(
                    "recorded call (standing grant)",
                    one,
                    two,
                    2000,
                    2000,
                    i -> ProcessClient.call(i, "write", "{\"id\":" + i + "}"));
        }
        commits();
        starts(direct, notes);
    }

    private void granted(ProcessClient client) throws IOException {
        client.ask("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}");
        write(tx ->
                OperatorDesk.grant(tx, "write", null, 3_600_000, System.currentTimeMillis(), OperatorSeal.Signer.NONE));
    }

    private <T> T write(Function<JournalTransaction, T> work) {
        try (Journal journal =
                SqliteJournal.forOperator(JournalFolder.existing(folder.resolve("journal")), KeySource.file())) {
            T result = journal.write(work);
            journal.announce();
            return result;
        }
    }

    @FunctionalInterface
    private interface Request {
        String of(int id);
    }

    private static void compare(
            String what, ProcessClient direct, ProcessClient gate, int warm, int count, Request request)
            throws IOException {
        for (int i = 1; i <= warm; i++) {
            time(direct, request.of(i));
            time(gate, request.of(i));
        }
        long[] one = new long[count];
        long[] two = new long[count];
        for (int i = 0; i < count; i++) {
            one[i] = time(direct, request.of(warm + 1 + i));
            two[i] = time(gate, request.of(warm + 1 + i));
        }
        Arrays.sort(one);
        Arrays.sort(two);
        System.out.printf(
                Locale.ROOT,
                "| %s | %s | %s | %s | %s | %s |%n",
                what,
                shown(one[count / 2]),
                shown(two[count / 2]),
                shown(two[count / 2] - one[count / 2]),
                shown(one[count * 99 / 100]),
                shown(two[count * 99 / 100]));
    }

    private static long time(ProcessClient client, String request) throws IOException {
        long before = System.nanoTime();
        client.send(request);
        String answer = client.line();
        long took = System.nanoTime() - before;
        if (answer == null || answer.contains("\"isError\"") || answer.contains("\"error\"")) {
            throw new IOException("not the answer that is measured: " + answer);
        }
        return took;
    }

    /** What a recorded call writes before it is sent, and nothing else. */
    private void commits() {
        long[] took = new long[2000];
        try (Journal journal =
                SqliteJournal.forOperator(JournalFolder.existing(folder.resolve("journal")), KeySource.file())) {
            for (int i = -took.length; i < took.length; i++) {
                CallKey key = new CallKey("write", "sha256:" + "d".repeat(64), "sha256:" + i);
                long before = System.nanoTime();
                journal.write(tx -> tx.insertCall(key, "{\"id\":1}", "none", "grant g-none", 1));
                took[Math.max(i, 0)] = System.nanoTime() - before;
            }
        }
        Arrays.sort(took);
        System.out.println("| a call's record, durable, for comparison | | " + shown(took[took.length / 2]) + " | | | "
                + shown(took[took.length * 99 / 100]) + " |");
    }

    /** The command itself is measured too where it has been built. */
    private void starts(List<String> direct, Path notes) throws IOException {
        Path jar = Path.of("../cli/target/hintproof.jar").toAbsolutePath().normalize();
        Path launcher = Path.of("../../bin/hintproof").toAbsolutePath().normalize();
        Map<String, Function<Path, List<String>>> gates = new LinkedHashMap<>();
        gates.put("classes", journal -> ProcessClient.gate(journal, "trust", notes, "330"));
        if (Files.exists(jar)) {
            String java = direct.get(0);
            gates.put("`java -jar`", journal -> command(List.of(java, "-jar", jar.toString()), journal, direct));
            gates.put("`bin/hintproof`", journal -> command(List.of(launcher.toString()), journal, direct));
        }
        List<long[]> alone = new ArrayList<>();
        Map<String, List<long[]>> gated = new LinkedHashMap<>();
        for (int i = 0; i < ROUNDS; i++) {
            alone.add(start(direct));
            for (Map.Entry<String, Function<Path, List<String>>> gate : gates.entrySet()) {
                Path journal = folder.resolve("start" + i + gate.getKey().replaceAll("\\W", ""));
                gated.computeIfAbsent(gate.getKey(), key -> new ArrayList<>())
                        .add(start(gate.getValue().apply(journal)));
            }
        }
        gated.forEach((how, took) -> {
            row("start to `initialize` answered, gate by " + how, alone, took, 0);
            row("start to `tools/list` answered, gate by " + how, alone, took, 1);
        });
        Files.deleteIfExists(notes);
    }

    private static List<String> command(List<String> gate, Path journal, List<String> server) {
        List<String> command = new ArrayList<>(gate);
        command.addAll(List.of("proxy", "--journal", journal.toString(), "--"));
        command.addAll(server);
        return command;
    }

    private static void row(String what, List<long[]> alone, List<long[]> gated, int which) {
        long one = median(alone, which);
        long two = median(gated, which);
        System.out.printf(Locale.ROOT, "| %s | %s | %s | %s | | |%n", what, shown(one), shown(two), shown(two - one));
    }

    private static long median(List<long[]> took, int which) {
        return took.stream().mapToLong(each -> each[which]).sorted().toArray()[took.size() / 2];
    }

    /** How long it takes until the handshake is answered, and until the list is. */
    private static long[] start(List<String> command) throws IOException {
        long before = System.nanoTime();
        try (ProcessClient client = new ProcessClient(command)) {
            client.initialize();
            long greeted = System.nanoTime() - before;
            JsonNode list = client.ask("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}");
            long listed = System.nanoTime() - before;
            if (!list.path("result").has("tools")) {
                throw new IOException("no answer: " + list);
            }
            return new long[] {greeted, listed};
        }
    }

    private static String shown(long nanos) {
        return nanos < 10_000_000
                ? String.format(Locale.ROOT, "%.0f µs", nanos / 1e3)
                : String.format(Locale.ROOT, "%.0f ms", nanos / 1e6);
    }
}
