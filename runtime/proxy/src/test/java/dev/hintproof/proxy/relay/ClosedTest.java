package dev.hintproof.proxy.relay;

import static dev.hintproof.proxy.relay.Rig.assertDone;
import static dev.hintproof.proxy.relay.Rig.gate;
import static dev.hintproof.proxy.relay.Rig.verdict;
import static dev.hintproof.proxy.relay.ScriptedServer.reader;
import static dev.hintproof.proxy.relay.ScriptedServer.writer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.proxy.surface.IntegrityAudit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What fails closes: the journal, the list, the audit, a server that doesn't listen. */
final class ClosedTest {
    @TempDir
    private Path folder;

    private Path journal() {
        return folder.resolve("journal");
    }

    private Rig trusting(ScriptedServer server) {
        return Rig.start(Rig.trusting(journal()), server).initialize();
    }

    private void sql(String statement) throws SQLException {
        try (Connection connection =
                        DriverManager.getConnection("jdbc:sqlite:" + journal().resolve("journal.db"));
                Statement run = connection.createStatement()) {
            run.execute("PRAGMA busy_timeout = 10000");
            run.execute(statement);
        }
    }

    /** Calls until the answer is so. */
    private static void callUntil(Rig rig, String tool, String wanted) {
        for (int i = 1000; ; i++) {
            JsonNode answer = rig.call(String.valueOf(i), tool, "{}");
            if (verdict(answer).equals(wanted)) {
                return;
            }
            assertTrue(i < 4000, answer::toString);
            try {
                Thread.sleep(5);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @Test
    void aStopThatNobodyToldOfIsHeardAllTheSame() throws Exception {
        try (Rig rig = trusting(new ScriptedServer(reader("a")))) {
            rig.list("0");
            assertDone(rig.call("1", "a", "{}"));
            sql("INSERT INTO setting (name, value) VALUES ('STOPPED', 'by hand')");
            callUntil(rig, "a", "stopped");
            sql("DELETE FROM setting WHERE name = 'STOPPED'");
            callUntil(rig, "a", "");
        }
    }

    @Test
    void withoutItsBellAGateHearsOfAStopAllTheSame() throws Exception {
        try (Rig rig = trusting(new ScriptedServer(reader("a")))) {
            rig.list("0");
            assertDone(rig.call("1", "a", "{}"));
            Files.delete(journal().resolve("bell"));
            assertTrue(rig.operator(tx -> dev.hintproof.proxy.desk.OperatorDesk.stop(tx, "now"))
                    .done());
            callUntil(rig, "a", "stopped");
        }
    }

    @Test
    void aJournalThatIsMovedAwayOrReplacedLetsNothingPass() throws Exception {
        try (Rig rig = trusting(new ScriptedServer(reader("a"), writer("w")))) {
            rig.list("0");
            String held = Rig.ticket(rig.call("1", "w", "{}"));
            rig.approve(held);
            Path elsewhere = folder.resolve("elsewhere");
            Files.move(journal(), elsewhere);
            JsonNode refused = rig.call("2", "w", "{}");
            assertEquals("refused", verdict(refused));
            assertFalse(refused.toString().contains(journal().toString()), "who asks need not know where it is");
            assertTrue(rig.log().contains(journal() + " was moved"), rig::log);
            callUntil(rig, "a", "refused");
            // another journal in its place is another operator's word
            try (Rig other = trusting(new ScriptedServer(reader("a")))) {
                other.list("0");
                assertEquals("refused", verdict(rig.call("3", "w", "{}")));
            }
            try (var files = Files.list(journal())) {
                for (Path file : files.toList()) {
                    Files.delete(file);
                }
            }
            Files.delete(journal());
            Files.move(elsewhere, journal());
            callUntil(rig, "a", "");
            assertDone(rig.call("4", "w", "{}"));
            assertEquals(1, rig.server.called.stream().filter("w"::equals).count());
        }
    }

    @Test
    void aFolderReachedByALinkIsLeftAtOnceWhenTheLinkIsTurned() throws Exception {
        Path real = Files.createDirectory(folder.resolve("real"));
        Files.createSymbolicLink(journal(), real);
        try (Rig rig = trusting(new ScriptedServer(reader("a"), writer("w")))) {
            rig.list("0");
            assertEquals("approval-required", verdict(rig.call("1", "w", "{}")));
            Path other = folder.resolve("other");
            Files.createDirectory(other);
            Files.copy(real.resolve("journal.db"), other.resolve("journal.db"));
            Files.delete(journal());
            Files.createSymbolicLink(journal(), other);
            callUntil(rig, "a", "refused");
            assertEquals("refused", verdict(rig.call("2", "w", "{}")));
        }
    }

    @Test
    void aPlainCallIsHeldWhileAnObservationCanNotBeRecorded() throws Exception {
        ScriptedServer server = new ScriptedServer(reader("liar"), reader("honest"));
        server.onCall = call -> {
            try {
                Files.move(journal(), folder.resolve("elsewhere"));
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
            server.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/resources/updated\",\"params\":{}}");
            server.succeed(call);
        };
        try (Rig rig = trusting(server)) {
            rig.list("0");
            assertDone(rig.call("1", "liar", "{}"));
            server.onCall = server::succeed;
            assertFalse(verdict(rig.call("2", "honest", "{}")).isEmpty());
            Files.move(folder.resolve("elsewhere"), journal());
            Rig.until(
                    () -> verdict(rig.call("\"" + System.nanoTime() + "\"", "honest", "{}"))
                            .equals("approval-required"),
                    rig::log);
            assertEquals(1, server.called.size(), "nothing passes unasked from then on");
        }
    }

    @Test
    void anAuditThatFailsLeavesNoListAndNoCall() {
        AtomicBoolean fails = new AtomicBoolean(true);
        IntegrityAudit audit = tools -> {
            if (fails.get()) {
                throw new IllegalStateException("no rules");
            }
            return Map.of();
        };
        ScriptedServer server = new ScriptedServer(reader("a"));
        try (Rig rig = Rig.start(Rig.trusting(journal()), audit, server).initialize()) {
            rig.send("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}");
            assertTrue(rig.answer("1").has("error"));
            assertEquals("drifted", verdict(rig.call("2", "a", "{}")));
            fails.set(false);
            assertDone(rig.call("3", "a", "{}"));
            fails.set(true);
            server.tools = List.of(reader("a"), reader("b"));
            rig.send("{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"tools/list\"}");
            assertTrue(rig.answer("4").has("error"));
            assertEquals("drifted", verdict(rig.call("5", "a", "{}")), "the surface before is not used in its place");
            assertEquals(1, server.called.size());
        }
    }

    @Test
    void aListThatIsSaidToChangeWhileItIsReadIsReadAgain() {
        ScriptedServer server = new ScriptedServer(reader("a")) {
            private int count;

            @Override
            void list(JsonNode message) {
                if (count++ == 0) {
                    send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/tools/list_changed\"}");
                    super.list(message);
                    tools = List.of(reader("a").replace("Does a", "Does b"));
                } else {
                    super.list(message);
                }
            }
        };
        try (Rig rig = trusting(server)) {
            assertDone(rig.call("1", "a", "{}"));
            assertTrue(rig.list("2").at("/0/description").asText().contains("Does b"), "the second look was pinned");
            assertEquals(
                    "pinned",
                    rig.list("3").at("/0/_meta/dev.hintproof~1gate/pin").asText());
        }
    }

    @Test
    void afterAMessageOfTheServerThatCouldNotBeHandledNothingPassesUnasked() {
        ScriptedServer server = new ScriptedServer(reader("a"), reader("b"));
        try (Rig rig = trusting(server)) {
            rig.list("0");
            assertDone(rig.call("1", "a", "{}"));
            rig.stumbling = "list_changed";
            server.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/tools/list_changed\"}");
            Rig.until(() -> rig.log().contains("could not be handled"), rig::log);
            assertEquals("approval-required", verdict(rig.call("2", "a", "{}")));
            assertEquals(2, server.received("tools/list").size(), "and the list is read again");
            rig.approve(Rig.ticket(rig.call("3", "a", "{}")));
            assertDone(rig.call("4", "a", "{}"));
        }
    }

    @Test
    void whoeverStumblesOverOneMessageGoesOnWithTheNext() {
        ScriptedServer server = new ScriptedServer(reader("a"));
        server.onOther = message -> server.result(message, "{\"boom\":1}");
        try (Rig rig = trusting(server)) {
            rig.stumbling = "boom";
            rig.send("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"prompts/list\"}");
            Rig.until(() -> rig.log().contains("could not be handled"), rig::log);
            rig.stumbling = null;
            assertEquals(1, rig.list("2").size());
            assertEquals("approval-required", verdict(rig.call("3", "a", "{}")));
        }
    }

    @Test
    void moreRequestsThanCanBeKeptAreRefused() {
        ScriptedServer server = new ScriptedServer(reader("a"));
        List<JsonNode> open = new CopyOnWriteArrayList<>();
        server.onCall = open::add;
        try (Rig rig = trusting(server)) {
            rig.list("0");
            StringBuilder many = new StringBuilder();
            for (int i = 1; i <= ClientSide.MOST_IN_FLIGHT; i++) {
                many.append("{\"jsonrpc\":\"2.0\",\"id\":").append(i).append(",\"method\":\"x/y\"}\n");
            }
            rig.raw(many.toString().getBytes(StandardCharsets.UTF_8));
            assertTrue(rig.call("\"more\"", "a", "{}")
                    .path("error")
                    .path("message")
                    .asText()
                    .contains("in flight"));
            server.send("{\"jsonrpc\":\"2.0\",\"id\":5,\"result\":{}}");
            rig.answer("5");
            rig.sendCall("\"one more\"", "a", "{}");
            Rig.until(() -> open.size() == 1, rig::log);
        }
    }

    @Test
    void theClientCanNotAnswerTheGatesOwnQuestionToTheServer() {
        ScriptedServer server = new ScriptedServer() {
            @Override
            void list(JsonNode message) {
                // says nothing: the client speaks first
            }
        };
        try (Rig rig = trusting(server)) {
            rig.sendCall("1", "a", "{}");
            Rig.until(() -> !server.received("tools/list").isEmpty(), () -> "not asked");
            JsonNode asked = server.received("tools/list").get(0);
            rig.send("{\"jsonrpc\":\"2.0\",\"id\":" + asked.get("id") + ",\"result\":{\"tools\":[" + reader("a")
                    + "]}}");
            Rig.until(() -> rig.log().contains("dropped an answer of the client"), rig::log);
            server.result(asked, "{\"tools\":[" + reader("b") + "]}");
            assertEquals(-32602, rig.answer("1").at("/error/code").asInt(), "the server lists no such tool");
            assertEquals(List.of(), server.called);
        }
    }

    @Test
    void aServerThatSaysAtEachLookThatItsListHasChangedGetsNoCall() {
        ScriptedServer server = new ScriptedServer(reader("a")) {
            @Override
            void list(JsonNode message) {
                send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/tools/list_changed\"}");
                super.list(message);
            }
        };
        try (Rig rig = trusting(server)) {
            JsonNode held = rig.call("1", "a", "{}");
            assertEquals("drifted", verdict(held));
            assertTrue(gate(held).path("reason").asText().contains("at each look"), held::toString);
            assertEquals(List.of(), server.called);
        }
    }

    @Test
    void aServerThatNoLongerReadsHoldsUpNoAnswerOfTheGate() {
        GateOptions options =
                Rig.timed(Rig.trusting(journal()), Duration.ofMinutes(1), Duration.ofHours(1), Duration.ofMillis(500));
        ScriptedServer server = new ScriptedServer(reader("a"));
        server.onCall = call -> {};
        try (Rig rig = Rig.start(options, server).initialize()) {
            rig.list("0");
            rig.sendCall("1", "a", "{}");
            Rig.until(() -> server.called.size() == 1, () -> "not sent");
            server.deaf();
            rig.sendCall("2", "a", "{}");
            rig.sendCall("3", "a", "{}");
            for (String id : List.of("1", "2")) {
                assertEquals(-32001, rig.answer(id).at("/error/code").asInt());
            }
            server.hear();
            assertEquals(-32001, rig.answer("3").at("/error/code").asInt());
        }
    }

    @Test
    void whatIsNoCallTimesOutToo() {
        GateOptions options =
                Rig.timed(Rig.trusting(journal()), Duration.ofMinutes(1), Duration.ofHours(1), Duration.ofMillis(200));
        try (Rig rig = Rig.start(options, new ScriptedServer(reader("a"))).initialize()) {
            rig.send("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"resources/read\",\"params\":{\"uri\":\"x:y\"}}");
            assertEquals(-32001, rig.answer("1").at("/error/code").asInt());
        }
    }

    @Test
    void aFloodOfTheServersReachesNobodyAndLosesNothing() {
        ScriptedServer server = new ScriptedServer(reader("a"));
        server.onCall = call -> {
            for (int i = 0; i < 20_000; i++) {
                server.send("noise " + i);
                server.send("{\"jsonrpc\":\"2.0\",\"id\":" + (100 + i) + ",\"result\":{}}");
            }
            server.succeed(call);
        };
        try (Rig rig = trusting(server)) {
            rig.list("0");
            assertDone(rig.call("1", "a", "{}"));
            assertEquals(3, rig.received.size(), "nothing of it reaches the client");
            assertTrue(rig.log().lines().count() < 100, "and little of it the log");
        }
    }
}
