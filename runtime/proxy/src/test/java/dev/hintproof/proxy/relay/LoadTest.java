package dev.hintproof.proxy.relay;

import static dev.hintproof.proxy.relay.Rig.assertDone;
import static dev.hintproof.proxy.relay.Rig.verdict;
import static dev.hintproof.proxy.relay.ScriptedServer.reader;
import static dev.hintproof.proxy.relay.ScriptedServer.writer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.proxy.desk.OperatorDesk;
import dev.hintproof.proxy.desk.OperatorSeal;
import dev.hintproof.proxy.operator.Reports;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Many calls at once, and many one after the other. */
final class LoadTest {
    @TempDir
    private Path journal;

    @Test
    void twoHundredCallsAtOnceAndFiftyPendingTicketsLoseNothing() {
        String[] tools = new String[6];
        for (int i = 0; i < 5; i++) {
            tools[i] = writer("w" + i);
        }
        tools[5] = reader("r");
        ScriptedServer server = new ScriptedServer(tools);
        List<JsonNode> open = new CopyOnWriteArrayList<>();
        try (Rig rig = Rig.start(Rig.trusting(journal), server).initialize()) {
            rig.list("0");
            server.onCall = open::add;
            for (int i = 0; i < 200; i++) {
                rig.sendCall(String.valueOf(1000 + i), "r", "{\"q\":\"" + i + "\"}");
            }
            for (int i = 0; i < 50; i++) {
                rig.sendCall(String.valueOf(2000 + i), "w" + i % 5, "{\"id\":" + i + "}");
            }
            for (int i = 0; i < 50; i++) {
                assertEquals("approval-required", verdict(rig.answer(String.valueOf(2000 + i))));
            }
            Rig.until(() -> open.size() == 200, () -> "only " + open.size() + " were sent");
            for (int i = open.size() - 1; i >= 0; i--) {
                server.succeed(open.get(i));
            }
            for (int i = 0; i < 200; i++) {
                assertDone(rig.answer(String.valueOf(1000 + i)));
            }
            server.onCall = server::succeed;
            JsonNode tickets = rig.report(Reports::tickets).path("tickets");
            assertEquals(50, tickets.size());
            rig.operator(tx -> {
                OperatorDesk.Outcome last = null;
                for (JsonNode ticket : tickets) {
                    last = OperatorDesk.approve(
                            tx,
                            ticket.path("ticket").asText(),
                            System.currentTimeMillis(),
                            "operator",
                            OperatorSeal.Signer.NONE);
                }
                return java.util.Objects.requireNonNull(last);
            });
            for (int i = 0; i < 50; i++) {
                rig.sendCall(String.valueOf(3000 + i), "w" + i % 5, "{\"id\":" + i + "}");
            }
            for (int i = 0; i < 50; i++) {
                assertDone(rig.answer(String.valueOf(3000 + i)));
            }
        }
        try (Rig rig =
                Rig.start(Rig.trusting(journal), new ScriptedServer(tools)).initialize()) {
            assertEquals(250, rig.report(Reports::calls).path("calls").size(), "each call that was sent is recorded");
            assertEquals(0, rig.report(Reports::status).path("unknown").size());
        }
    }

    @Test
    @Tag("heavy")
    void memoryStaysFlatOverManyCalls() throws Exception {
        try (ProcessClient client =
                new ProcessClient(ProcessClient.gate(journal, "trust", journal.resolve("notes"), "0"))) {
            client.initialize();
            long early = 0;
            long late = 0;
            for (int i = 1; i <= 60_000; i++) {
                assertDone(client.ask(ProcessClient.call(i, "read", "{\"q\":\"" + i + "\"}")));
                if (i == 20_000) {
                    early = residentKilobytes(client.process.pid());
                } else if (i == 60_000) {
                    late = residentKilobytes(client.process.pid());
                }
            }
            long before = early;
            long after = late;
            assertTrue(
                    after < before * 1.5 + 20_000,
                    () -> "resident memory grew from " + before + " to " + after + " kB");
        }
    }

    private static long residentKilobytes(long pid) throws java.io.IOException {
        for (String line : java.nio.file.Files.readAllLines(Path.of("/proc/" + pid + "/status"))) {
            if (line.startsWith("VmRSS:")) {
                return Long.parseLong(line.replaceAll("[^0-9]", ""));
            }
        }
        return 0;
    }
}
