package dev.hintproof.proxy.relay;

import static dev.hintproof.proxy.relay.ScriptedServer.writer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.proxy.desk.OperatorDesk;
import dev.hintproof.proxy.desk.OperatorSeal;
import dev.hintproof.proxy.ledger.CallOutcome;
import dev.hintproof.proxy.ledger.CallRecord;
import dev.hintproof.proxy.ledger.Journal;
import dev.hintproof.proxy.ledger.Ticket;
import dev.hintproof.proxy.ledger.TicketState;
import dev.hintproof.proxy.sqlite.JournalFolder;
import dev.hintproof.proxy.sqlite.KeySource;
import dev.hintproof.proxy.sqlite.SqliteJournal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Two gates in one folder, clients that call, operators that approve, deny, grant, revoke, stop, resume and accept, a server that
 * changes its list: all at once, in an order that nobody chose. What reached the servers must have had its yes.
 */
final class ManyAtOnceTest {
    /** So many calls must have reached a server before it is enough … */
    private static final int ENOUGH = 30;

    /** … or so many have been tried by each client. */
    private static final int MOST = 3000;

    private Path folder;

    /** In memory where that can be had: the test writes much, and is not about disks. */
    @BeforeEach
    void makeFolder(@TempDir Path temporary) throws IOException {
        Path memory = Path.of("/dev/shm");
        folder = Files.isWritable(memory) ? Files.createTempDirectory(memory, "gates") : temporary;
    }

    @AfterEach
    void removeFolder() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }

    /** A call as a server got it. */
    private record Sent(String tool, String arguments) {}

    private final ConcurrentLinkedQueue<Sent> sent = new ConcurrentLinkedQueue<>();
    private final AtomicInteger ids = new AtomicInteger(100);
    private final CountDownLatch clients = new CountDownLatch(4);

    private ScriptedServer server() {
        ScriptedServer server = new ScriptedServer(writer("a"), writer("b"));
        server.onCall = call -> {
            sent.add(new Sent(
                    call.at("/params/name").asText(),
                    call.at("/params/arguments").toString()));
            server.succeed(call);
        };
        return server;
    }

    private Journal operator() {
        return SqliteJournal.forOperator(JournalFolder.existing(folder.resolve("journal")), KeySource.file());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void whateverHappensAtOnceNothingReachesAServerWithoutItsYes(long seed) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(7);
        try (Rig one =
                Rig.start(Rig.options(folder.resolve("journal")), server()).initialize()) {
            one.list("0");
            try (Rig two =
                    Rig.start(Rig.options(folder.resolve("journal")), server()).initialize()) {
                two.list("0");
                List<Callable<Void>> all = new ArrayList<>();
                for (int i = 0; i < 4; i++) {
                    Random random = new Random(seed * 100 + i);
                    Rig rig = i % 2 == 0 ? one : two;
                    all.add(() -> callAtRandom(rig, random));
                }
                for (int i = 0; i < 2; i++) {
                    Random random = new Random(seed * 100 + 50 + i);
                    all.add(() -> decideAtRandom(random));
                }
                Random random = new Random(seed * 100 + 99);
                all.add(() -> changeAtRandom(one, two, random));
                for (Future<Void> each : pool.invokeAll(all)) {
                    each.get();
                }
            }
        } finally {
            pool.shutdownNow();
        }
        check();
    }

    private Void callAtRandom(Rig rig, Random random) {
        for (int i = 0; i < MOST && sent.size() < ENOUGH; i++) {
            rig.call(
                    String.valueOf(ids.incrementAndGet()),
                    random.nextBoolean() ? "a" : "b",
                    "{\"id\":" + random.nextInt(3) + "}");
        }
        clients.countDown();
        return null;
    }

    private Void decideAtRandom(Random random) throws InterruptedException {
        try (Journal journal = operator()) {
            while (clients.getCount() > 0) {
                String tool = random.nextBoolean() ? "a" : "b";
                long now = System.currentTimeMillis();
                int what = random.nextInt(20);
                journal.write(tx -> {
                    List<Ticket> pending = tx.tickets().stream()
                            .filter(ticket -> ticket.state() == TicketState.PENDING)
                            .toList();
                    if (what < 11) {
                        pending.stream()
                                .skip(pending.isEmpty() ? 0 : random.nextInt(pending.size()))
                                .findFirst()
                                .ifPresent(ticket -> OperatorDesk.approve(
                                        tx, ticket.id(), now, "operator", OperatorSeal.Signer.NONE));
                    } else if (what < 12) {
                        pending.stream()
                                .findFirst()
                                .ifPresent(ticket -> OperatorDesk.deny(tx, ticket.id(), now, "operator"));
                    } else if (what < 14) {
                        OperatorDesk.grant(tx, tool, 2L, 60_000, now, OperatorSeal.Signer.NONE);
                    } else if (what < 15) {
                        OperatorDesk.revoke(tx, tool, now);
                    } else if (what < 16) {
                        OperatorDesk.stop(tx, "");
                    } else if (what < 18) {
                        OperatorDesk.resume(tx);
                    } else if (what < 19) {
                        OperatorDesk.restore(tx, tool);
                    } else {
                        OperatorDesk.accept(tx, tool, null, now);
                    }
                    return true;
                });
                journal.announce();
                Thread.sleep(1 + random.nextInt(5)); // or the gates would wait for the journal all the time
            }
            journal.write(OperatorDesk::resume);
            journal.announce();
        }
        return null;
    }

    private Void changeAtRandom(Rig one, Rig two, Random random) throws InterruptedException {
        while (clients.getCount() > 0) {
            String other = writer("b").replace("Does b", "Does b" + (random.nextBoolean() ? "" : " more"));
            for (Rig rig : List.of(one, two)) {
                rig.server.tools = List.of(writer("a"), other);
                rig.server.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/tools/list_changed\"}");
            }
            Thread.sleep(random.nextInt(30));
        }
        return null;
    }

    /** Compares what the servers got with what the journal says was let pass, and by what. */
    private void check() {
        try (Journal journal = operator()) {
            List<CallRecord> calls = journal.read(tx -> tx.calls(null, 100_000)).stream()
                    .filter(call -> call.outcome() != CallOutcome.NOT_SENT)
                    .toList();
            Map<String, Integer> recorded = new HashMap<>();
            Set<String> tickets = new HashSet<>();
            Map<String, Integer> grants = new HashMap<>();
            for (CallRecord call : calls) {
                String arguments = journal.read(tx -> tx.argumentsOf(call));
                recorded.merge(call.key().tool() + arguments, 1, Integer::sum);
                String permit = call.permit();
                if (permit.startsWith("ticket ")) {
                    String id = permit.substring("ticket ".length());
                    assertTrue(tickets.add(id), () -> "used twice: " + id);
                    Ticket ticket = journal.read(tx -> tx.ticket(id).orElseThrow());
                    assertEquals(TicketState.USED, ticket.state());
                    assertEquals(ticket.key(), call.key(), "a ticket lets pass what it is for");
                    assertEquals("operator", ticket.decidedBy());
                } else {
                    grants.merge(permit.substring("grant ".length()), 1, Integer::sum);
                }
            }
            grants.forEach((id, used) -> assertTrue(used <= 2, () -> id + " was used " + used + " times"));
            Map<String, Integer> arrived = new HashMap<>();
            sent.forEach(call -> arrived.merge(call.tool() + call.arguments(), 1, Integer::sum));
            assertEquals(recorded, arrived, "what arrived is what was let pass, and nothing else");
            assertTrue(sent.size() >= ENOUGH, () -> "too little happened: " + sent);
        }
    }

    @Test
    void aStopThatWasHeardLetsNothingMorePass() {
        ScriptedServer server = server();
        try (Rig rig = Rig.start(Rig.options(folder.resolve("journal")), server).initialize()) {
            rig.list("0");
            rig.operator(tx ->
                    OperatorDesk.grant(tx, "a", null, 60_000, System.currentTimeMillis(), OperatorSeal.Signer.NONE));
            for (int round = 0; round < 20; round++) {
                for (int i = 0; i < 5; i++) {
                    rig.sendCall(String.valueOf(ids.incrementAndGet()), "a", "{\"id\":" + i + "}");
                }
                rig.operator(tx -> OperatorDesk.stop(tx, ""));
                JsonNode stopped = rig.call(String.valueOf(ids.incrementAndGet()), "a", "{\"id\":9}");
                assertEquals("stopped", Rig.verdict(stopped));
                int before = sent.size();
                rig.call(String.valueOf(ids.incrementAndGet()), "a", "{\"id\":9}");
                assertEquals(before, sent.size());
                rig.operator(OperatorDesk::resume);
            }
            assertTrue(sent.stream().noneMatch(call -> call.arguments().equals("{\"id\":9}")));
        }
    }
}
