package dev.hintproof.proxy.relay;

import static dev.hintproof.proxy.relay.Rig.assertDone;
import static dev.hintproof.proxy.relay.Rig.ticket;
import static dev.hintproof.proxy.relay.Rig.verdict;
import static dev.hintproof.proxy.relay.ScriptedServer.reader;
import static dev.hintproof.proxy.relay.ScriptedServer.tool;
import static dev.hintproof.proxy.relay.ScriptedServer.writer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.proxy.operator.Reports;
import dev.hintproof.proxy.operator.Tables;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages and lists made to get a call past the gate without a yes, by what two readers could take differently. */
final class PastTheGateTest {
    @TempDir
    private Path journal;

    private Rig trusting(ScriptedServer server) {
        return Rig.start(Rig.trusting(journal), server).initialize();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\",\"Method\":\"tools/call\",\"params\":{\"name\":\"w\",\"arguments\":{}}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"METHOD\":\"tools/call\",\"method\":\"ping\",\"params\":{\"name\":\"w\"}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"a\"},\"paramſ\":{\"name\":\"w\"}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"a\",\"Name\":\"w\"}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"a\",\"argumentſ\":{\"q\":\"x\"}}}",
                "{\"jsonrpc\":\"2.0\",\"method\":\"ping\",\"ID\":1,\"Method\":\"tools/call\",\"params\":{\"name\":\"w\"}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{},\"Method\":\"tools/call\",\"params\":{\"name\":\"w\"}}"
            })
    void aMemberThatDiffersByCaseAloneIsRefused(String line) {
        try (Rig rig = trusting(new ScriptedServer(reader("a"), writer("w")))) {
            rig.list("0");
            rig.send(line);
            rig.await(text -> text.contains("\"error\""));
            assertDone(rig.call("2", "a", "{}"));
            assertEquals(List.of("a"), rig.server.called);
            assertFalse(rig.server.lines.stream().anyMatch(sent -> sent.contains("\"w\"")), rig.server.lines::toString);
        }
    }

    @Test
    void whatIsNoPlainUtf8IsRefused() {
        String call = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"a\"}}";
        try (Rig rig = trusting(new ScriptedServer(reader("a")))) {
            rig.list("0");
            rig.raw(call.getBytes(StandardCharsets.UTF_16BE));
            rig.raw(new byte[] {'\n'});
            rig.raw(call.getBytes(StandardCharsets.UTF_16LE));
            rig.raw(new byte[] {'\n'});
            rig.send("\uFEFF" + call);
            rig.raw((call.replace("a", "\u00e9") + "\n").getBytes(StandardCharsets.ISO_8859_1));
            assertDone(rig.call("2", "a", "{}"));
            assertEquals(List.of("a"), rig.server.called);
            assertEquals(
                    4,
                    rig.received.stream()
                            .filter(line -> line.contains("-32700"))
                            .count(),
                    rig.received::toString);
        }
    }

    @Test
    void whatComesBesideAPlainCallIsHeldUnlessMcpKnowsIt() {
        try (Rig rig = trusting(new ScriptedServer(reader("a")))) {
            rig.list("0");
            String beside = "{\"jsonrpc\":\"2.0\",\"id\":%s,\"method\":\"tools/call\",\"params\":{\"name\":\"a\",%s}}";
            rig.send(String.format(beside, "1", "\"command\":\"rm\""));
            assertEquals("approval-required", verdict(rig.answer("1")));
            rig.send(String.format(beside, "2", "\"task\":{\"ttl\":1000}"));
            assertDone(rig.answer("2"));
            assertEquals(
                    "{\"command\":\"rm\"}",
                    rig.report(Reports::tickets)
                            .at("/tickets/0/parametersBeside")
                            .toString());
        }
    }

    @Test
    void argumentsCanNotPoseAsParametersBesideThem() {
        String any = tool("w", "{\"type\":\"object\",\"additionalProperties\":{}}", "");
        try (Rig rig = Rig.start(Rig.options(journal), new ScriptedServer(any)).initialize()) {
            rig.send(
                    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"w\",\"arguments\":{\"x\":1},\"task\":{}}}");
            rig.approve(ticket(rig.answer("1")));
            assertEquals("approval-required", verdict(rig.call("2", "w", "{\"arguments\":{\"x\":1},\"task\":{}}")));
            assertEquals(List.of(), rig.server.called);
        }
    }

    @Test
    void aTicketIsForOneNameHoweverAlikeAnotherLooks() {
        String[] names = {"delete", "delete ", "Delete", "d\u0435lete", "de-lete", "de_lete", "delete\u200b"};
        String[] tools = new String[names.length];
        for (int i = 0; i < names.length; i++) {
            tools[i] = writer(names[i]);
        }
        try (Rig rig =
                Rig.start(Rig.options(journal), new ScriptedServer(tools)).initialize()) {
            rig.approve(ticket(rig.call("0", "delete", "{\"id\":1}")));
            for (int i = 1; i < names.length; i++) {
                assertEquals("approval-required", verdict(rig.call("" + i, names[i], "{\"id\":1}")), names[i]);
            }
            assertEquals(List.of(), rig.server.called);
            assertDone(rig.call("99", "delete", "{\"id\":1}"));
            String table = Tables.tickets(rig.report(Reports::tickets));
            assertTrue(table.contains("d\\u0435lete") && table.contains("delete\\u200b"), table);
        }
    }

    @Test
    void aToolThatIsRenamedTakesNoApprovalWithIt() {
        ScriptedServer server = new ScriptedServer(writer("delete"));
        try (Rig rig = Rig.start(Rig.options(journal), server).initialize()) {
            rig.approve(ticket(rig.call("1", "delete", "{\"id\":1}")));
            server.tools = List.of(writer("delete").replace("\"name\":\"delete\"", "\"name\":\"erase\""));
            server.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/tools/list_changed\"}");
            rig.await(line -> line.contains("notifications/tools/list_changed"));
            assertEquals("drifted", verdict(rig.call("2", "erase", "{\"id\":1}")));
            assertEquals(
                    -32602,
                    rig.call("3", "delete", "{\"id\":1}").at("/error/code").asInt());
            assertEquals(List.of(), server.called);
        }
    }

    @Test
    void numbersOfAnySizeStopNothing() {
        String numbers = tool(
                "n",
                "{\"type\":\"object\",\"properties\":{\"i\":{\"type\":\"integer\"},\"m\":{\"type\":\"number\",\"multipleOf\":0.01,\"minimum\":0},\"a\":{\"enum\":[1,2]}}}",
                "{\"readOnlyHint\":true}");
        String schema = tool(
                "schema",
                "{\"type\":\"object\",\"properties\":{\"i\":{\"type\":\"integer\",\"maximum\":1e1000000000}}}",
                "{\"readOnlyHint\":true}");
        try (Rig rig = trusting(new ScriptedServer(numbers, schema))) {
            rig.list("0");
            for (String big : List.of("1e1000000000", "1e-1000000000", "-1e2147483647", "1" + "0".repeat(900))) {
                for (String name : List.of("i", "m", "a")) {
                    String said = verdict(rig.call("\"" + name + big + "\"", "n", "{\"" + name + "\":" + big + "}"));
                    assertTrue(big.contains("e") ? said.equals("approval-required") : !said.equals("denied"), said);
                }
            }
            assertEquals("approval-required", verdict(rig.call("2", "schema", "{\"i\":1}")));
            assertDone(rig.call("1", "n", "{\"i\":1,\"m\":0.5,\"a\":1}"));
        }
    }

    @Test
    void lonelySurrogatesAreToldApartAndRelayed() {
        String plain = tool("p", "{\"type\":\"object\",\"properties\":{\"q\":{\"type\":\"string\"}}}", "");
        ScriptedServer server = new ScriptedServer(plain.replace("Does p", "Does \\ud83d"));
        try (Rig rig = Rig.start(Rig.options(journal), server).initialize()) {
            assertEquals("Does \ud83d", rig.list("0").at("/0/description").asText());
            rig.approve(ticket(rig.call("1", "p", "{\"q\":\"?\"}")));
            JsonNode other = rig.call("2", "p", "{\"q\":\"\\ud83d\"}");
            assertEquals("approval-required", verdict(other));
            assertNotEquals(ticket(other), ticket(rig.call("3", "p", "{\"q\":\"\\ud83c\"}")));
            rig.approve(ticket(other));
            assertDone(rig.call("9", "p", "{\"q\":\"\\ud83d\"}"));
            server.tools = List.of(plain.replace("Does p", "Does ?"));
            rig.list("4");
            assertEquals("drifted", verdict(rig.call("5", "p", "{\"q\":\"?\"}")));
        }
    }

    @Test
    void anIdIsFreeAgainOnlyWhenItsAnswerCanNotComeAnyMore() {
        ScriptedServer server = new ScriptedServer(reader("a"));
        JsonNode[] first = new JsonNode[1];
        server.onCall = call -> {
            if (first[0] == null) {
                first[0] = call;
            } else {
                server.succeed(call);
            }
        };
        try (Rig rig = trusting(server)) {
            rig.list("0");
            rig.sendCall("1", "a", "{}");
            Rig.until(() -> first[0] != null, () -> "not sent");
            rig.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}");
            rig.sendCall("1", "a", "{}");
            assertEquals(-32600, rig.answer("1").at("/error/code").asInt());
            assertEquals(
                    "cancelled by its caller",
                    rig.reportAtLast(
                                    Reports::status,
                                    report -> !report.path("unknown").isEmpty())
                            .at("/unknown/0/note")
                            .asText());
            server.succeed(first[0]);
            rig.await(line -> line.contains("\"id\":1") && line.contains("done"));
            rig.received.clear();
            rig.sendCall("1", "a", "{}");
            rig.await(line -> line.contains("\"id\":1") && line.contains("done"));
            assertEquals(2, server.called.size());
        }
    }

    @Test
    void twoGatesOfDifferentServersInOneFolderTrustNoToolOfEachOther() {
        try (Rig one = trusting(new ScriptedServer(reader("a")))) {
            one.list("1");
            String evil = reader("a").replace("Does a", "Does a, differently");
            try (Rig two = trusting(new ScriptedServer(evil, reader("b")))) {
                two.list("1");
                assertEquals("drifted", verdict(two.call("2", "a", "{}")));
                assertEquals("drifted", verdict(two.call("3", "b", "{}")));
                assertDone(one.call("4", "a", "{}"));
                assertEquals(List.of(), two.server.called);
            }
        }
    }
}
