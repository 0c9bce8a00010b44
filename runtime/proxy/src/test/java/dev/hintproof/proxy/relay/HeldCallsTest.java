package dev.hintproof.proxy.relay;

import static dev.hintproof.proxy.relay.Rig.assertDone;
import static dev.hintproof.proxy.relay.Rig.gate;
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
import dev.hintproof.proxy.desk.OperatorDesk;
import dev.hintproof.proxy.desk.OperatorSeal;
import dev.hintproof.proxy.operator.Reports;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tickets, denials, grants, limits and waiting, over the wire. */
final class HeldCallsTest {
    @TempDir
    private Path journal;

    @Test
    void aCallIsHeldUntilTheOperatorApprovesItAndThenPassesOnce() {
        try (Rig rig = Rig.start(Rig.options(journal), new ScriptedServer(writer("delete")))
                .initialize()) {
            JsonNode held = rig.call("1", "delete", "{\"id\":1,\"path\":\"/a\"}");
            assertTrue(held.at("/result/isError").asBoolean());
            assertEquals("approval-required", verdict(held));
            assertEquals("delete", gate(held).path("tool").asText());
            assertTrue(held.at("/result/content/0/text").asText().contains(ticket(held)));
            assertFalse(held.at("/result/content/0/text").asText().contains("hintproof operator"));
            assertFalse(held.path("result").has("resultType"));
            assertEquals(List.of(), rig.server.called);
            assertEquals(
                    "hintproof: held 'delete' as " + ticket(held)
                            + "; to approve: hintproof operator --journal J approve " + ticket(held) + "\n",
                    rig.log());

            rig.approve(ticket(held));
            assertEquals("approval-required", verdict(rig.call("2", "delete", "{\"id\":2,\"path\":\"/a\"}")));
            assertDone(rig.call("3", "delete", "{ \"path\": \"/a\", \"id\": 1 }"));
            JsonNode again = rig.call("4", "delete", "{\"id\":1,\"path\":\"/a\"}");
            assertEquals("approval-required", verdict(again));
            assertNotEquals(ticket(held), ticket(again));
            assertEquals(List.of("delete"), rig.server.called);
        }
    }

    @Test
    void repeatingAPendingCallKeepsItsTicketAndNumbersAreTakenAsWritten() {
        try (Rig rig = Rig.start(
                        Rig.options(journal),
                        new ScriptedServer(tool("t", "{\"type\":\"object\",\"properties\":{\"n\":{}}}", "")))
                .initialize()) {
            String first = ticket(rig.call("1", "t", "{\"n\":1}"));
            assertEquals(first, ticket(rig.call("2", "t", "{\"n\":1}")));
            assertNotEquals(first, ticket(rig.call("3", "t", "{\"n\":1.0}")));
            assertNotEquals(first, ticket(rig.call("4", "t", "{\"n\":\"1\"}")));
            String big = ticket(rig.call("5", "t", "{\"n\":9007199254740993}"));
            assertNotEquals(big, ticket(rig.call("6", "t", "{\"n\":9007199254740992}")));
            String composed = ticket(rig.call("7", "t", "{\"n\":\"\u00e9\"}"));
            assertNotEquals(composed, ticket(rig.call("8", "t", "{\"n\":\"e\u0301\"}")));
        }
    }

    @Test
    void aDenialHoldsForTheIdenticalCallAndAfterThreeTheToolIsRefused() {
        try (Rig rig = Rig.start(Rig.options(journal), new ScriptedServer(writer("delete")))
                .initialize()) {
            for (int i = 1; i <= 3; i++) {
                String arguments = "{\"id\":" + i + "}";
                rig.deny(ticket(rig.call("1" + i, "delete", arguments)));
                assertEquals(i < 3 ? "denied" : "refused", verdict(rig.call("2" + i, "delete", arguments)));
            }
            assertEquals("refused", verdict(rig.call("3", "delete", "{\"id\":9}")));
            assertTrue(rig.operator(tx -> OperatorDesk.restore(tx, "delete")).done());
            assertEquals("approval-required", verdict(rig.call("4", "delete", "{\"id\":9}")));
            assertEquals("denied", verdict(rig.call("5", "delete", "{\"id\":3}")));
            assertEquals(List.of(), rig.server.called);
        }
    }

    @Test
    void atMostTenTicketsOfAToolWait() {
        try (Rig rig = Rig.start(Rig.options(journal), new ScriptedServer(writer("delete"), writer("other")))
                .initialize()) {
            for (int i = 0; i < 10; i++) {
                assertEquals("approval-required", verdict(rig.call("1" + i, "delete", "{\"id\":" + i + "}")));
            }
            assertEquals("refused", verdict(rig.call("20", "delete", "{\"id\":10}")));
            assertEquals("approval-required", verdict(rig.call("21", "delete", "{\"id\":3}")));
            assertEquals("approval-required", verdict(rig.call("22", "other", "{\"id\":10}")));
        }
    }

    @Test
    void anExpiredTicketIsToldApartAndCanNotBeApproved() {
        GateOptions options =
                Rig.timed(Rig.options(journal), Duration.ofMillis(150), Duration.ofHours(1), Duration.ofMinutes(1));
        try (Rig rig = Rig.start(options, new ScriptedServer(writer("delete"))).initialize()) {
            String first = ticket(rig.call("1", "delete", "{\"id\":1}"));
            rig.reportAtLast(
                    Reports::tickets,
                    report -> report.at("/tickets/0/state").asText().equals("expired"));
            assertFalse(rig.operator(tx -> OperatorDesk.approve(
                            tx, first, System.currentTimeMillis(), "operator", OperatorSeal.Signer.NONE))
                    .done());
            JsonNode again = rig.call("2", "delete", "{\"id\":1}");
            assertEquals("approval-required", verdict(again));
            assertNotEquals(first, ticket(again));
            assertEquals(first, gate(again).at("/earlier/ticket").asText());
            assertEquals("expired", gate(again).at("/earlier/state").asText());
        }
    }

    @Test
    void aGrantLetsCallsPassUntilItIsUsedUpOrRevoked() {
        try (Rig rig = Rig.start(Rig.options(journal), new ScriptedServer(writer("delete")))
                .initialize()) {
            rig.call("1", "delete", "{\"id\":0}");
            assertTrue(rig.operator(tx -> OperatorDesk.grant(
                            tx, "delete", 2L, 60_000, System.currentTimeMillis(), OperatorSeal.Signer.NONE))
                    .done());
            assertDone(rig.call("2", "delete", "{\"id\":1}"));
            assertEquals("approval-required", verdict(rig.call("3", "delete", "{\"id\":2,\"smuggled\":1}")));
            assertDone(rig.call("4", "delete", "{\"id\":3}"));
            assertEquals("approval-required", verdict(rig.call("5", "delete", "{\"id\":4}")));

            assertTrue(rig.operator(tx -> OperatorDesk.grant(
                            tx, "delete", null, 60_000, System.currentTimeMillis(), OperatorSeal.Signer.NONE))
                    .done());
            assertDone(rig.call("6", "delete", "{\"id\":5}"));
            assertTrue(rig.operator(tx -> OperatorDesk.revoke(tx, "delete", System.currentTimeMillis()))
                    .done());
            assertEquals("approval-required", verdict(rig.call("7", "delete", "{\"id\":6}")));
        }
    }

    @Test
    void withWaitTheFirstCallItselfGoesOnAfterTheApproval() {
        GateOptions options = Rig.with(Rig.options(journal), false, Duration.ofSeconds(30));
        try (Rig rig = Rig.start(options, new ScriptedServer(writer("delete"), reader("read")))
                .initialize()) {
            rig.sendCall("1", "delete", "{\"id\":1}");
            rig.sendCall("2", "delete", "{\"id\":2}");
            String first = ticketOf(rig, 1);
            String second = ticketOf(rig, 2);
            assertTrue(rig.list("3").size() == 2, "a pending approval must block nothing");
            rig.approve(first);
            assertDone(rig.answer("1"));
            rig.deny(second);
            assertEquals("denied", verdict(rig.answer("2")));
            assertEquals(List.of("delete"), rig.server.called);
        }
    }

    private static String ticketOf(Rig rig, int id) {
        JsonNode report = rig.reportAtLast(Reports::tickets, all -> find(all, id) != null);
        return String.valueOf(find(report, id));
    }

    private static @org.jspecify.annotations.Nullable String find(JsonNode report, int id) {
        for (JsonNode ticket : report.path("tickets")) {
            if (ticket.at("/arguments/id").asInt() == id) {
                return ticket.path("ticket").asText();
            }
        }
        return null;
    }

    @Test
    void withWaitTheCallIsAnsweredWhenNobodyCame() {
        GateOptions options = Rig.with(Rig.options(journal), false, Duration.ofMillis(200));
        try (Rig rig = Rig.start(options, new ScriptedServer(writer("delete"))).initialize()) {
            JsonNode held = rig.call("1", "delete", "{\"id\":1}");
            assertEquals("approval-required", verdict(held));
            rig.approve(ticket(held));
            assertDone(rig.call("2", "delete", "{\"id\":1}"));
        }
    }

    @Test
    void cancellingAHeldCallKillsItsTicketAndTellsTheServerNothing() {
        GateOptions options = Rig.with(Rig.options(journal), false, Duration.ofSeconds(30));
        try (Rig rig = Rig.start(options, new ScriptedServer(writer("delete"))).initialize()) {
            rig.sendCall("1", "delete", "{\"id\":1}");
            String ticket = ticketOf(rig, 1);
            rig.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}");
            rig.reportAtLast(
                    Reports::tickets,
                    report -> report.at("/tickets/0/state").asText().equals("cancelled"));
            assertFalse(rig.operator(tx -> OperatorDesk.approve(
                            tx, ticket, System.currentTimeMillis(), "operator", OperatorSeal.Signer.NONE))
                    .done());
            assertEquals(1, rig.list("2").size());
            assertEquals(List.of(), rig.server.called);
            assertEquals(List.of(), rig.server.received("notifications/cancelled"));
            assertTrue(rig.received.stream().noneMatch(line -> line.contains("\"id\":1,")));
        }
    }

    @Test
    void argumentsAreValidatedAndUndeclaredOnesAreHeld() {
        String strict = tool(
                "strict",
                "{\"type\":\"object\",\"properties\":{\"n\":{\"type\":\"integer\"},\"o\":{\"type\":\"object\",\"properties\":{\"a\":{}}}},\"required\":[\"n\"]}",
                "{\"readOnlyHint\":true}");
        String remote = tool(
                "remote", "{\"type\":\"object\",\"$ref\":\"https://example.com/s.json\"}", "{\"readOnlyHint\":true}");
        String slow = tool(
                "slow",
                "{\"type\":\"object\",\"properties\":{\"s\":{\"type\":\"string\",\"pattern\":\"^(.*a){20}$\"}}}",
                "{\"readOnlyHint\":true}");
        try (Rig rig = Rig.start(Rig.trusting(journal), new ScriptedServer(strict, remote, slow))
                .initialize()) {
            rig.list("0");
            assertDone(rig.call("1", "strict", "{\"n\":1,\"o\":{\"a\":1}}"));
            JsonNode wrong = rig.call("2", "strict", "{\"n\":\"x\"}");
            assertEquals("refused", verdict(wrong));
            assertTrue(gate(wrong).path("reason").asText().contains("/n"), wrong::toString);
            assertEquals("refused", verdict(rig.call("3", "strict", "{}")));
            assertEquals("approval-required", verdict(rig.call("4", "strict", "{\"n\":1,\"extra\":1}")));
            assertEquals("approval-required", verdict(rig.call("5", "strict", "{\"n\":1,\"o\":{\"b\":1}}")));
            assertEquals("refused", verdict(rig.call("6", "strict", "[]")));
            assertEquals("refused", verdict(rig.call("7", "strict", "null")));
            assertEquals("approval-required", verdict(rig.call("8", "remote", "{}")));
            assertEquals("approval-required", verdict(rig.call("9", "slow", "{\"s\":\"" + "a".repeat(60) + "!\"}")));
            JsonNode tickets = rig.report(Reports::tickets).path("tickets");
            assertEquals("[\"/extra\"]", tickets.get(0).path("undeclared").toString());
            assertEquals("[\"/o/b\"]", tickets.get(1).path("undeclared").toString());
            assertTrue(tickets.get(2).path("unchecked").asText().contains("another document"));
            assertTrue(tickets.get(3).path("unchecked").asText().contains("pattern"));
            assertEquals(List.of("strict"), rig.server.called);
        }
    }

    @Test
    void whatComesBesideTheArgumentsIsPartOfWhatIsApproved() {
        try (Rig rig = Rig.start(Rig.options(journal), new ScriptedServer(writer("delete")))
                .initialize()) {
            rig.approve(ticket(rig.call("1", "delete", "{\"id\":1}")));
            rig.send(
                    "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":\"delete\",\"arguments\":{\"id\":1},"
                            + "\"inputResponses\":{\"x\":1}}}");
            assertEquals("approval-required", verdict(rig.answer("2")));
            JsonNode second = rig.report(Reports::tickets).at("/tickets/1");
            assertEquals(
                    "{\"inputResponses\":{\"x\":1}}",
                    second.path("parametersBeside").toString());
            assertEquals("{\"id\":1}", second.path("arguments").toString());
            assertDone(rig.call("3", "delete", "{\"id\":1}"));
        }
    }

    @Test
    void whatTheOperatorIsShownIsWhatIsSent() {
        String tricky = "{\"id\":1,\"path\":\"a\\u0000\\n\\u202e\\\\u0041 \ud83d\ude00\"}";
        try (Rig rig = Rig.start(Rig.options(journal), new ScriptedServer(writer("delete")))
                .initialize()) {
            rig.approve(ticket(rig.call("1", "delete", tricky)));
            assertDone(rig.call("2", "delete", tricky));
            JsonNode sent = rig.server.received("tools/call").get(0).at("/params/arguments");
            assertEquals(sent, rig.report(Reports::tickets).at("/tickets/0/arguments"));
            assertEquals(sent, rig.report(Reports::calls).at("/calls/0/arguments"));
        }
    }

    @Test
    void aCallThatFailedHalfwayIsRecordedAsSuchAndUsedItsYes() {
        ScriptedServer server = new ScriptedServer(writer("delete"));
        server.onCall = call -> server.result(call, "{\"content\":[],\"isError\":true}");
        try (Rig rig = Rig.start(Rig.options(journal), server).initialize()) {
            rig.approve(ticket(rig.call("1", "delete", "{\"id\":1}")));
            assertTrue(
                    rig.call("2", "delete", "{\"id\":1}").at("/result/isError").asBoolean());
            assertEquals("approval-required", verdict(rig.call("3", "delete", "{\"id\":1}")));
            rig.reportAtLast(
                    Reports::calls,
                    report -> report.at("/calls/0/outcome").asText().equals("tool-error"));
        }
    }

    @Test
    void theTicketMarksLabelledArguments() {
        try (Rig rig = Rig.start(Rig.options(journal), new ScriptedServer(writer("delete")))
                .initialize()) {
            rig.call("1", "delete", "{\"id\":1,\"path\":\"/a\"}");
            assertEquals(
                    "{\"path\":[\"gg:filesystem-path\"]}",
                    rig.report(Reports::tickets).at("/tickets/0/labels").toString());
        }
    }

    @Test
    void anApprovalSurvivesARestartAndAUsedOneStaysUsed() {
        String held;
        try (Rig rig = Rig.start(Rig.options(journal), new ScriptedServer(writer("delete")))
                .initialize()) {
            held = ticket(rig.call("1", "delete", "{\"id\":1}"));
            rig.approve(held);
        }
        try (Rig rig = Rig.start(Rig.options(journal), new ScriptedServer(writer("delete")))
                .initialize()) {
            assertDone(rig.call("1", "delete", "{\"id\":1}"));
            assertFalse(rig.operator(tx -> OperatorDesk.approve(
                            tx, held, System.currentTimeMillis(), "operator", OperatorSeal.Signer.NONE))
                    .done());
        }
        try (Rig rig = Rig.start(Rig.options(journal), new ScriptedServer(writer("delete")))
                .initialize()) {
            assertEquals("approval-required", verdict(rig.call("1", "delete", "{\"id\":1}")));
        }
    }

    @Test
    void twoGatesShareOneFolderAndOneApprovalIsUsedOnce() {
        try (Rig one = Rig.start(Rig.options(journal), new ScriptedServer(writer("delete")))
                        .initialize();
                Rig two = Rig.start(Rig.options(journal), new ScriptedServer(writer("delete")))
                        .initialize()) {
            String ticket = ticket(one.call("1", "delete", "{\"id\":1}"));
            assertEquals(ticket, ticket(two.call("1", "delete", "{\"id\":1}")));
            one.approve(ticket);
            one.sendCall("2", "delete", "{\"id\":1}");
            two.sendCall("2", "delete", "{\"id\":1}");
            one.answer("2");
            two.answer("2");
            assertEquals(1, one.server.called.size() + two.server.called.size());
        }
    }

    @Test
    void aSignedApprovalIsAskedForWhereASecretIsSet() {
        try (Rig rig = Rig.start(Rig.options(journal), new ScriptedServer(writer("delete")))
                .initialize()) {
            String ticket = ticket(rig.call("1", "delete", "{\"id\":1}"));
            dev.hintproof.proxy.ledger.Seal seal =
                    OperatorSeal.create("correct horse".toCharArray(), OperatorSeal.Signer.NONE);
            rig.operator(tx -> {
                tx.set(dev.hintproof.proxy.ledger.Setting.SEAL, SealJson.of(seal));
                return OperatorDesk.approve(
                        tx, ticket, System.currentTimeMillis(), "operator", OperatorSeal.Signer.NONE);
            });
            JsonNode unsigned = rig.call("2", "delete", "{\"id\":1}");
            assertEquals("approval-required", verdict(unsigned));
            assertTrue(gate(unsigned).path("reason").asText().contains("not signed"));
            assertTrue(OperatorSeal.open(seal, "wrong".toCharArray()).isEmpty());
            OperatorSeal.Signer signer =
                    OperatorSeal.open(seal, "correct horse".toCharArray()).orElseThrow();
            assertTrue(
                    rig.operator(tx -> OperatorDesk.approve(tx, ticket, System.currentTimeMillis(), "operator", signer))
                            .done());
            assertDone(rig.call("3", "delete", "{\"id\":1}"));
            // a seal that somebody else puts in its place doesn't count while the gate runs
            dev.hintproof.proxy.ledger.Seal other =
                    OperatorSeal.create("another".toCharArray(), OperatorSeal.Signer.NONE);
            String next = ticket(rig.call("4", "delete", "{\"id\":2}"));
            rig.operator(tx -> {
                tx.set(dev.hintproof.proxy.ledger.Setting.SEAL, SealJson.of(other));
                return OperatorDesk.approve(
                        tx,
                        next,
                        System.currentTimeMillis(),
                        "operator",
                        OperatorSeal.open(other, "another".toCharArray()).orElseThrow());
            });
            assertEquals("approval-required", verdict(rig.call("5", "delete", "{\"id\":2}")));
        }
    }
}
