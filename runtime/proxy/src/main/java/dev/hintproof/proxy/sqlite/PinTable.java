package dev.hintproof.proxy.sqlite;

import dev.hintproof.proxy.ledger.Distrust;
import dev.hintproof.proxy.ledger.Pin;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is known of tools: pinned definitions, those that wait, distrust, denials in a row. */
final class PinTable {
    private static final String COLUMNS = "tool, digest, definition, how, at";

    private final Sql sql;

    PinTable(Sql sql) {
        this.sql = sql;
    }

    List<Pin> pins() {
        return sql.all("SELECT " + COLUMNS + " FROM pin ORDER BY tool", PinTable::pin);
    }

    Map<String, String> digests() {
        Map<String, String> digests = new HashMap<>();
        sql.all("SELECT tool, digest FROM pin", row -> digests.put(row.getString(1), row.getString(2)));
        return digests;
    }

    Optional<Pin> pinOf(String tool) {
        return sql.first("SELECT " + COLUMNS + " FROM pin WHERE tool = ?", PinTable::pin, tool);
    }

    void pin(Pin pin) {
        put("pin", pin);
    }

    List<Pin> waiting() {
        return sql.all("SELECT " + COLUMNS + " FROM waiting ORDER BY tool", PinTable::pin);
    }

    void await(Pin candidate) {
        put("waiting", candidate);
    }

    void dropWaiting(String tool) {
        sql.update("DELETE FROM waiting WHERE tool = ?", tool);
    }

    private void put(String table, Pin pin) {
        sql.update(
                "INSERT OR REPLACE INTO " + table + " (" + COLUMNS + ") VALUES (?, ?, ?, ?, ?)",
                pin.tool(),
                pin.digest(),
                pin.definition(),
                pin.how(),
                pin.at());
    }

    private static Pin pin(ResultSet row) throws SQLException {
        return new Pin(row.getString(1), row.getString(2), row.getString(3), row.getString(4), row.getLong(5));
    }

    List<Distrust> distrusted() {
        return sql.all(
                "SELECT tool, reason, at FROM distrust ORDER BY tool",
                row -> new Distrust(row.getString(1), row.getString(2), row.getLong(3)));
    }

    void distrust(Distrust distrust) {
        sql.update(
                "INSERT OR IGNORE INTO distrust (tool, reason, at) VALUES (?, ?, ?)",
                distrust.tool(),
                distrust.reason(),
                distrust.at());
    }

    boolean restore(String tool) {
        return sql.update("DELETE FROM distrust WHERE tool = ?", tool) > 0;
    }

    int denials(String tool) {
        return sql.first("SELECT in_a_row FROM denial WHERE tool = ?", row -> row.getInt(1), tool)
                .orElse(0);
    }

    void setDenials(String tool, int inARow) {
        sql.update("INSERT OR REPLACE INTO denial (tool, in_a_row) VALUES (?, ?)", tool, inARow);
    }

    List<String> deniedAtLeast(int inARow) {
        return sql.all("SELECT tool FROM denial WHERE in_a_row >= ? ORDER BY tool", row -> row.getString(1), inARow);
    }
}
