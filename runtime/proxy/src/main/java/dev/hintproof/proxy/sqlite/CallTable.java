package dev.hintproof.proxy.sqlite;

import dev.hintproof.proxy.ledger.CallKey;
import dev.hintproof.proxy.ledger.CallOutcome;
import dev.hintproof.proxy.ledger.CallRecord;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Calls that were sent, with their arguments. */
final class CallTable {
    private final Sql sql;
    private final SealedArguments sealed;

    CallTable(Sql sql, SealedArguments sealed) {
        this.sql = sql;
        this.sealed = sealed;
    }

    long insert(CallKey key, String arguments, String session, String permit, long at) {
        return sql.first(
                        """
                INSERT INTO call (tool, definition, arguments, sealed, session, permit, sent_at, outcome)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id""",
                        row -> row.getLong(1),
                        key.tool(),
                        key.definition(),
                        key.arguments(),
                        sealed.lock(arguments, "call", session, key),
                        session,
                        permit,
                        at,
                        CallOutcome.SENT.word())
                .orElseThrow();
    }

    void close(long id, CallOutcome outcome, long at, @Nullable String note) {
        sql.update("UPDATE call SET outcome = ?, answered_at = ?, note = ? WHERE id = ?", outcome.word(), at, note, id);
    }

    List<CallRecord> newest(@Nullable CallOutcome outcome, int limit) {
        String where = outcome == null ? "" : " WHERE outcome = '" + outcome.word() + "'";
        return sql.all(
                "SELECT * FROM (SELECT id, tool, definition, arguments, session, permit, sent_at, outcome, answered_at, note"
                        + " FROM call" + where + " ORDER BY id DESC LIMIT ?) ORDER BY id",
                CallTable::call,
                limit);
    }

    private static CallRecord call(ResultSet row) throws SQLException {
        long answered = row.getLong(9);
        boolean open = row.wasNull();
        return new CallRecord(
                row.getLong(1),
                new CallKey(row.getString(2), row.getString(3), row.getString(4)),
                row.getString(5),
                row.getString(6),
                row.getLong(7),
                CallOutcome.of(row.getString(8)),
                open ? null : answered,
                row.getString(10));
    }

    String argumentsOf(CallRecord call) {
        return sealed.unlock(
                sql.first("SELECT sealed FROM call WHERE id = ?", row -> row.getBytes(1), call.id()),
                "call",
                call.session(),
                call.key());
    }

    /** Calls that a gate sent and took the answer to with it get the outcome that says so. */
    void closeThoseOfTheDead(Predicate<String> isAlive, Consumer<String> forget) {
        List<String> dead = sql
                .all(
                        "SELECT DISTINCT session FROM call WHERE outcome = ?",
                        row -> row.getString(1),
                        CallOutcome.SENT.word())
                .stream()
                .filter(isAlive.negate())
                .toList();
        for (String session : dead) {
            sql.update(
                    "UPDATE call SET outcome = ?, note = ? WHERE outcome = ? AND session = ?",
                    CallOutcome.UNKNOWN.word(),
                    "the gate ended before the answer came",
                    CallOutcome.SENT.word(),
                    session);
            forget.accept(session);
        }
    }
}
