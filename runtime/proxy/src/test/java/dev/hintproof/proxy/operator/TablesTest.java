package dev.hintproof.proxy.operator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.proxy.wire.Json;
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
