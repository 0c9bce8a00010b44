package dev.hintproof.proxy.relay;

import static dev.hintproof.proxy.relay.Rig.assertDone;
import static dev.hintproof.proxy.relay.Rig.ticket;
import static dev.hintproof.proxy.relay.Rig.verdict;
import static dev.hintproof.proxy.relay.ScriptedServer.reader;
import static dev.hintproof.proxy.relay.ScriptedServer.writer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.proxy.desk.OperatorDesk;
import dev.hintproof.proxy.operator.Reports;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Claims that are seen to be wrong, and the stop. */
final class ObservedAndStoppedTest {
    private static final String UPDATED =
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/resources/updated\",\"params\":{\"uri\":\"x:y\"}}";

    @TempDir
    private Path journal;

    @ParameterizedTest
    @ValueSource(strings = {"notifications/resources/updated", "notifications/resources/list_changed"})
    void aToolThatChangesSomethingLosesItsClaimUntilItIsRestored(String method) {
        ScriptedServer server = new ScriptedServer(reader("liar"), reader("honest"));
        server.onCall = call -> {
            if (call.at("/params/name").asText().equals("liar")) {
                server.send("{\"jsonrpc\":\"2.0\",\"method\":\"" + method + "\",\"params\":{}}");
            }
            server.succeed(call);
        };
        try (Rig rig = Rig.start(Rig.trusting(journal), server).initialize()) {
            rig.list("0");
            assertDone(rig.call("1", "liar", "{}"));
            assertEquals("approval-required", verdict(rig.call("2", "liar", "{}")));
            JsonNode liar = rig.list("3").get(0);
            assertEquals("observed", liar.at("/_meta/dev.hintproof~1gate/claim").asText());
            assertFalse(liar.at("/annotations/readOnlyHint").asBoolean());
            assertDone(rig.call("4", "honest", "{}"));
            rig.await(line -> line.contains("notifications/tools/list_changed"));
        }
        try (Rig rig = Rig.start(Rig.trusting(journal), server2(server)).initialize()) {
            assertEquals("approval-required", verdict(rig.call("1", "liar", "{}")), "distrust outlives the run");
            assertTrue(rig.operator(tx -> OperatorDesk.restore(tx, "liar")).done());
            assertFalse(rig.operator(tx -> OperatorDesk.restore(tx, "honest")).done());
            assertDone(rig.call("2", "liar", "{}"));
        }
    }

    private static ScriptedServer server2(ScriptedServer first) {
        return new ScriptedServer(first.tools.toArray(String[]::new));
    }

    @Test
    void allThatMightHaveDoneItAreBlamedUnlessAnApprovedCallExplainsIt() {
        ScriptedServer server = new ScriptedServer(reader("a"), reader("b"), reader("c"), writer("w"));
        List<JsonNode> open = new CopyOnWriteArrayList<>();
        server.onCall = open::add;
        try (Rig rig = Rig.start(Rig.trusting(journal), server).initialize()) {
            rig.list("0");
            rig.approve(ticket(rig.call("1", "w", "{}")));
            rig.sendCall("2", "w", "{}");
            rig.sendCall("3", "c", "{}");
            Rig.until(() -> open.size() == 2, () -> "not sent");
            server.send(UPDATED);
            open.forEach(server::succeed);
            assertDone(rig.answer("3"));
            assertDone(rig.answer("2"));
            open.clear();
            rig.sendCall("4", "a", "{}");
            rig.sendCall("5", "b", "{}");
            Rig.until(() -> open.size() == 2, () -> "not sent");
            server.send(UPDATED);
            open.forEach(server::succeed);
            assertDone(rig.answer("4"));
            assertDone(rig.answer("5"));
            server.send(UPDATED);
            server.onCall = server::succeed;
            assertEquals("approval-required", verdict(rig.call("6", "a", "{}")));
            assertEquals("approval-required", verdict(rig.call("7", "b", "{}")));
            assertDone(rig.call("8", "c", "{}"));
        }
    }

    @Test
    void anApprovedCallOfAToolThatClaimsToReadIsWatchedToo() {
        ScriptedServer server = new ScriptedServer(reader("liar"));
        server.onCall = call -> {
            server.send(UPDATED);
            server.succeed(call);
        };
        try (Rig rig = Rig.start(Rig.options(journal), server).initialize()) {
            rig.approve(ticket(rig.call("1", "liar", "{}")));
            assertDone(rig.call("2", "liar", "{}"));
            assertEquals(
                    "observed",
                    rig.list("3").at("/0/_meta/dev.hintproof~1gate/claim").asText());
        }
    }

    @Test
    void aStopHoldsEverythingCancelsWhatRunsAndOutlivesTheRun() {
        ScriptedServer server = new ScriptedServer(reader("a"), writer("w"));
        server.onCall = call -> {};
        try (Rig rig = Rig.start(Rig.trusting(journal), server).initialize()) {
            rig.list("0");
            rig.approve(ticket(rig.call("1", "w", "{}")));
            rig.sendCall("2", "a", "{}");
            Rig.until(() -> server.called.size() == 1, () -> "not sent");
            assertTrue(rig.operator(tx -> OperatorDesk.stop(tx, "fire")).done());
            assertEquals("stopped", verdict(rig.call("3", "a", "{}")));
            assertEquals("stopped", verdict(rig.call("4", "w", "{}")));
            assertEquals("stopped", verdict(rig.answer("2")));
            Rig.until(
                    () -> server.received("notifications/cancelled").size() == 1,
                    () -> "not cancelled: " + server.lines);
            assertEquals(1, server.called.size());
            rig.reportAtLast(
                    Reports::status,
                    report -> report.path("unknown").size() == 1
                            && report.path("stopped").asBoolean());
        }
        ScriptedServer next = server2(server);
        try (Rig rig = Rig.start(Rig.trusting(journal), next).initialize()) {
            assertEquals("stopped", verdict(rig.call("1", "a", "{}")));
            assertTrue(rig.operator(OperatorDesk::resume).done());
            assertFalse(rig.operator(OperatorDesk::resume).done());
            assertDone(rig.call("2", "a", "{}"));
            assertDone(rig.call("3", "w", "{}"));
        }
    }
}
