package dev.hintproof.proxy.relay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.proxy.desk.OperatorDesk;
import dev.hintproof.proxy.desk.OperatorSeal;
import dev.hintproof.proxy.ledger.CallOutcome;
import dev.hintproof.proxy.ledger.Journal;
import dev.hintproof.proxy.ledger.JournalException;
import dev.hintproof.proxy.ledger.TicketState;
import dev.hintproof.proxy.operator.Reports;
import dev.hintproof.proxy.sqlite.JournalFolder;
import dev.hintproof.proxy.sqlite.KeySource;
import dev.hintproof.proxy.sqlite.SqliteJournal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Gates that are killed in the middle, as processes of their own. */
final class KilledGateTest {
    @TempDir
    private Path folder;

    private Journal operator() {
        return SqliteJournal.forOperator(JournalFolder.existing(folder.resolve("journal")), KeySource.file());
    }

    private ProcessClient gate() throws IOException {
        return new ProcessClient(ProcessClient.gate(folder.resolve("journal"), "strict", folder.resolve("notes"), "0"));
    }

    @Test
    void whateverThePlatformsCharsetIsTextIsUtf8AndTheServerGetsNoneOfTheGatesVariables() throws Exception {
        List<String> command = new java.util.ArrayList<>(
                ProcessClient.java(
                        GateMain.class,
                        folder.resolve("journal").toString(),
                        "strict",
                        "sh",
                        "-c",
                        "read i; printf '{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"env\":\"%s%s\",\"said\":%s}}\\n' \"$HINTPROOF_KEY_COMMAND\" \"$OTHER\" \"$i\""));
        command.add(1, "-Dfile.encoding=US-ASCII");
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("HINTPROOF_KEY_COMMAND", "secret");
        builder.environment().put("OTHER", "kept");
        builder.environment().put("LC_ALL", "C");
        Process gate = builder.start();
        gate.getOutputStream()
                .write("{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"x\",\"params\":{\"t\":\"\u00fc\u6f22\"}}\n"
                        .getBytes(java.nio.charset.StandardCharsets.UTF_8));
        gate.getOutputStream().close();
        String out = new String(gate.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        assertTrue(out.contains("\"env\":\"kept\""), out);
        assertTrue(out.contains("{\"t\":\"\u00fc\u6f22\"}"), out);
        gate.waitFor();
    }

    @Test
    void aCallThatWasSentWhenTheGateWasKilledIsUnknownAndItsTicketUsed() throws Exception {
        try (ProcessClient client = new ProcessClient(
                ProcessClient.java(
                        GateMain.class,
                        folder.resolve("journal").toString(),
                        "strict",
                        "sh",
                        "-c",
                        // answers the handshake and the list, and never a call
                        "read i; echo '{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{}}'; read n; read l; "
                                + "id=$(printf %s \"$l\" | sed 's/.*\"id\":\\(\"[^\"]*\"\\).*/\\1/'); "
                                + "printf '{\"jsonrpc\":\"2.0\",\"id\":%s,\"result\":{\"tools\":[{\"name\":\"write\",\"inputSchema\":{\"type\":\"object\",\"properties\":{\"id\":{}}}}]}}\\n' \"$id\"; sleep 60"))) {
            client.initialize();
            String ticket = Rig.ticket(client.ask(ProcessClient.call(1, "write", "{\"id\":1}")));
            try (Journal journal = operator()) {
                journal.write(tx -> OperatorDesk.approve(
                        tx, ticket, System.currentTimeMillis(), "operator", OperatorSeal.Signer.NONE));
                journal.announce();
                client.send(ProcessClient.call(2, "write", "{\"id\":1}"));
                Rig.until(
                        () -> !journal.read(tx -> tx.calls(CallOutcome.SENT, 10))
                                .isEmpty(),
                        () -> "it was not sent");
                assertEquals(
                        0,
                        new Reports(journal, System.currentTimeMillis())
                                .status()
                                .path("unknown")
                                .size());
                client.process.destroyForcibly().waitFor();
                JsonNode unknown = new Reports(journal, System.currentTimeMillis())
                        .status()
                        .path("unknown");
                assertEquals(1, unknown.size());
                assertEquals("{\"id\":1}", unknown.at("/0/arguments").toString());
                assertEquals(
                        TicketState.USED,
                        journal.read(tx -> tx.ticket(ticket).orElseThrow().state()));
            }
        }
    }

    @Test
    @Tag("heavy")
    void whereverItIsKilledNoTicketIsUsedTwiceAndNoPinIsLost() throws Exception {
        Random random = new Random(7);
        for (int round = 0; round < 24; round++) {
            dropPending();
            AtomicInteger steps = new AtomicInteger();
            // by how much has happened, not by the clock, which a loaded machine outruns; the first round in the middle
            // of the start
            int enough = round == 0 ? 0 : 1 + random.nextInt(9);
            int more = random.nextInt(round == 0 ? 800 : 12);
            try (ProcessClient client = gate()) {
                Thread killer = new Thread(() -> {
                    try {
                        while (steps.get() < enough && client.process.isAlive()) {
                            Thread.sleep(1);
                        }
                        Thread.sleep(more);
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                    client.process.destroyForcibly();
                });
                killer.start();
                workUntilKilled(client, round * 10_000, steps);
                killer.join();
            }
        }
        Map<String, Integer> writes = new HashMap<>();
        if (Files.exists(folder.resolve("notes"))) {
            Files.readAllLines(folder.resolve("notes")).forEach(id -> writes.merge(id, 1, Integer::sum));
        }
        try (Journal journal = operator()) {
            long used = usedTickets();
            assertTrue(used > 20, () -> "too little happened: " + used);
            assertTrue(writes.values().stream().allMatch(count -> count == 1), writes::toString);
            assertTrue(writes.size() <= used, "more writes than approvals that were used");
            assertEquals(
                    List.of("read", "write"),
                    journal.read(tx -> tx.pins().stream().map(pin -> pin.tool()).toList()));
        }
    }

    private long usedTickets() {
        try (Journal journal = operator()) {
            return journal.read(tx -> tx.tickets().stream()
                    .filter(ticket -> ticket.state() == TicketState.USED)
                    .count());
        }
    }

    /** What earlier rounds left behind would otherwise fill the tool's places for tickets. */
    private void dropPending() {
        if (Files.exists(folder.resolve("journal/journal.db"))) {
            try (Journal journal = operator()) {
                journal.write(tx -> {
                    tx.tickets().forEach(ticket -> OperatorDesk.cancel(tx, ticket.id(), System.currentTimeMillis()));
                    return true;
                });
            }
        }
    }

    /** Asks, approves and asks again, each time for another argument. */
    private void workUntilKilled(ProcessClient client, int from, AtomicInteger steps) {
        try {
            client.initialize();
            try (Journal journal = operator()) {
                for (int i = from; ; i++) {
                    String arguments = "{\"id\":" + i + "}";
                    String ticket = Rig.ticket(client.ask(ProcessClient.call(2 * i + 1, "write", arguments)));
                    steps.incrementAndGet();
                    journal.write(tx -> OperatorDesk.approve(
                            tx, ticket, System.currentTimeMillis(), "operator", OperatorSeal.Signer.NONE));
                    journal.announce();
                    steps.incrementAndGet();
                    client.ask(ProcessClient.call(2 * i + 2, "write", arguments));
                    steps.incrementAndGet();
                }
            }
        } catch (IOException | IllegalArgumentException | JournalException e) {
            // it was killed; what holds then is looked at afterwards
        }
    }
}
