package dev.hintproof.proxy.operator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.proxy.wire.Json;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What an operator reads can't act on the terminal that shows it, and hides nothing. */
final class TablesTest {
    private static final String HOSTILE = "x\u001b[2J\u202egnp.exe\u200b\nticket      t-forged";

    @Test
    void aTicketShowsItsArgumentsToTheLastCharacterEscaped() {
        JsonNode ticket = Json.object()
                .put("ticket", "t-1")
                .put("state", "pending")
                .put("tool", HOSTILE)
                .set("arguments", Json.object().put(HOSTILE, HOSTILE + "y".repeat(5000) + "END"));
        String shown = Tables.ticket(ticket);
        assertTrue(shown.contains("x\\u001b[2J\\u202egnp.exe\\u200b\\nticket      t-forged"), shown);
        assertTrue(shown.contains("END\""), "an argument is never cut");
        assertTrue(shown.chars().allMatch(c -> c == '\n' || (c >= ' ' && c < 0x7F)), shown);
        assertEquals(1, shown.lines().filter(line -> line.startsWith("ticket ")).count());
    }

    @Test
    void nothingInAnArgumentLooksLikeALineOfTheTicket() {
        JsonNode arguments = Json.object()
                .put("note", "x" + " ".repeat(70) + "path = \"/harmless\"")
                .put("blank", "\u2800\u2800\u2800")
                .put("pile", "a\u0301\u0301\u0301\u0301\u0301")
                .put("p\u0430th", "\u05d0/b");
        String shown = Tables.ticket(Json.object().put("ticket", "t-1").set("arguments", arguments));
        assertTrue(shown.contains("\"x\\{70 spaces}path = "), shown);
        assertTrue(shown.contains("\\u2800\\u2800"), shown);
        assertTrue(shown.contains("a\u0301\u0301\\u0301\\u0301\\u0301\""), shown);
        assertTrue(shown.contains("p\\u0430th = \"\u05d0/b\"   [right-to-left text"), shown);
    }

    @Test
    void aTicketForADefinitionThatIsNoLongerPinnedSaysSoAndALongDescriptionHidesNothing() {
        String shown = Tables.ticket(Json.object()
                .put("ticket", "t-1")
                .put("outdated", true)
                .set("pinned", Json.object().put("description", "long ".repeat(1000))));
        assertTrue(shown.contains("OUTDATED"), shown);
        assertTrue(shown.length() < 1000, shown);
    }

    @Test
    void wideCharactersKeepTheColumnsStraight() {
        JsonNode report = Json.read(
                "{\"calls\":[{\"call\":1,\"tool\":\"a\",\"outcome\":\"\u6f22\u5b57\",\"permit\":\"p\",\"arguments\":1},"
                        + "{\"call\":2,\"tool\":\"a\",\"outcome\":\"abcd\",\"permit\":\"p\",\"arguments\":2}]}");
        List<String> lines = Tables.calls(report).lines().toList();
        assertEquals(
                lines.get(2).indexOf("p  "), lines.get(1).indexOf("p  ") + 2, "two wide characters take four columns");
    }

    @Test
    void aChangeIsShownWithTheWordsThatAcceptIt() {
        JsonNode report = Json.read("{\"changed\":[{\"tool\":\"w\",\"digest\":\"sha256:" + "0123456789abcdef".repeat(4)
                + "\",\"changes\":[\"/description: changed\"]}]}");
        String shown = Tables.status(report);
        assertTrue(shown.contains("'accept w sha256:0123456789ab' pins it"), shown);
        assertTrue(shown.contains("  /description: changed"), shown);
    }

    @Test
    void tablesKeepEveryRowOnItsLine() {
        JsonNode report = Json.read(
                "{\"tickets\":[{\"ticket\":\"t-1\",\"state\":\"pending\",\"arguments\":{\"a\":1},\"labels\":{\"a\":[\"gg:url-endpoint\"]},\"undeclared\":[\"/b\"],"
                        + "\"expiresAt\":\"2026-01-01T00:00:00.123Z\",\"tool\":" + Json.quote(HOSTILE) + "}]}");
        String table = Tables.tickets(report);
        assertEquals(2, table.lines().count(), table);
        assertTrue(table.contains("undeclared gg:url-endpoint"), table);
        assertTrue(table.contains("2026-01-01T00:00:00Z"), table);
        assertEquals("No tickets.\n", Tables.tickets(Json.read("{\"tickets\":[]}")));
        assertEquals("No calls.\n", Tables.calls(Json.read("{\"calls\":[]}")));
    }
}
