package dev.hintproof.proxy.sqlite;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.proxy.ledger.CallKey;
import dev.hintproof.proxy.ledger.CallOutcome;
import dev.hintproof.proxy.ledger.CallRecord;
import dev.hintproof.proxy.ledger.Distrust;
import dev.hintproof.proxy.ledger.Grant;
import dev.hintproof.proxy.ledger.JournalException;
import dev.hintproof.proxy.ledger.JournalTransaction;
import dev.hintproof.proxy.ledger.Pin;
import dev.hintproof.proxy.ledger.Setting;
import dev.hintproof.proxy.ledger.Ticket;
import dev.hintproof.proxy.ledger.TicketState;
import dev.hintproof.proxy.wire.Digest;
import dev.hintproof.proxy.wire.Json;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The tables' rows as the ledger's records. */
final class SqliteTransaction implements JournalTransaction {
    private static final String TICKET_COLUMNS =
            "id, tool, definition, arguments, state, details, created_at, decided_at, lasts, decided_by, signature";

    private final Connection connection;
    private final ArgumentVault vault;

    SqliteTransaction(Connection connection, ArgumentVault vault) {
        this.connection = connection;
        this.vault = vault;
    }

    /** An error of the database on its way out of code that can't declare it. */
    static final class Failed extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final SQLException cause;

        Failed(SQLException cause) {
            super(cause);
            this.cause = cause;
        }

        SQLException cause() {
            return cause;
        }
    }

    @FunctionalInterface
    private interface RowReader<T> {
        T read(ResultSet row) throws SQLException;
    }

    private <T> List<T> query(String sql, RowReader<T> reader, @Nullable Object... values) {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            bind(statement, values);
            List<T> found = new ArrayList<>();
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    found.add(reader.read(rows));
                }
            }
            return found;
        } catch (SQLException e) {
            throw new Failed(e);
        }
    }

    private int update(String sql, @Nullable Object... values) {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            bind(statement, values);
            return statement.executeUpdate();
        } catch (SQLException e) {
            throw new Failed(e);
        }
    }

    private static void bind(PreparedStatement statement, @Nullable Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
    }

    @Override
    public Optional<String> setting(Setting setting) {
        return query("SELECT value FROM setting WHERE name = ?", row -> row.getString(1), setting.name()).stream()
                .findFirst();
    }

    @Override
    public void set(Setting setting, @Nullable String value) {
        if (value == null) {
            update("DELETE FROM setting WHERE name = ?", setting.name());
        } else {
            update("INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)", setting.name(), value);
        }
    }

    @Override
    public List<Pin> pins() {
        return query("SELECT tool, digest, definition, how, at FROM pin ORDER BY tool", SqliteTransaction::pin);
    }

    @Override
    public Map<String, String> pinDigests() {
        Map<String, String> digests = new HashMap<>();
        query("SELECT tool, digest FROM pin", row -> digests.put(row.getString(1), row.getString(2)));
        return digests;
    }

    @Override
    public Optional<Pin> pinOf(String tool) {
        return query("SELECT tool, digest, definition, how, at FROM pin WHERE tool = ?", SqliteTransaction::pin, tool)
                .stream()
                .findFirst();
    }

    @Override
    public void pin(Pin pin) {
        update(
                "INSERT OR REPLACE INTO pin (tool, digest, definition, how, at) VALUES (?, ?, ?, ?, ?)",
                pin.tool(),
                pin.digest(),
                pin.definition(),
                pin.how(),
                pin.at());
    }

    @Override
    public List<Pin> waiting() {
        return query("SELECT tool, digest, definition, how, at FROM waiting ORDER BY tool", SqliteTransaction::pin);
    }

    @Override
    public void await(Pin candidate) {
        update(
                "INSERT OR REPLACE INTO waiting (tool, digest, definition, how, at) VALUES (?, ?, ?, ?, ?)",
                candidate.tool(),
                candidate.digest(),
                candidate.definition(),
                candidate.how(),
                candidate.at());
    }

    @Override
    public void dropWaiting(String tool) {
        update("DELETE FROM waiting WHERE tool = ?", tool);
    }

    private static Pin pin(ResultSet row) throws SQLException {
        return new Pin(row.getString(1), row.getString(2), row.getString(3), row.getString(4), row.getLong(5));
    }

    @Override
    public Optional<Ticket> ticket(String id) {
        return query("SELECT " + TICKET_COLUMNS + " FROM ticket WHERE id = ?", SqliteTransaction::ticket, id).stream()
                .findFirst();
    }

    @Override
    public List<Ticket> ticketsFor(CallKey key) {
        return query(
                "SELECT " + TICKET_COLUMNS
                        + " FROM ticket WHERE tool = ? AND arguments = ? AND definition = ? ORDER BY seq",
                SqliteTransaction::ticket,
                key.tool(),
                key.arguments(),
                key.definition());
    }

    @Override
    public List<Ticket> tickets() {
        return query("SELECT " + TICKET_COLUMNS + " FROM ticket ORDER BY seq", SqliteTransaction::ticket);
    }

    @Override
    public List<Ticket> ticketsOf(String tool, TicketState state) {
        return query(
                "SELECT " + TICKET_COLUMNS + " FROM ticket WHERE tool = ? AND state = ? ORDER BY seq",
                SqliteTransaction::ticket,
                tool,
                state.word());
    }

    private static Ticket ticket(ResultSet row) throws SQLException {
        return new Ticket(
                row.getString(1),
                new CallKey(row.getString(2), row.getString(3), row.getString(4)),
                TicketState.of(row.getString(5)),
                (ObjectNode) Json.read(row.getString(6)),
                row.getLong(7),
                row.getLong(8),
                row.getLong(9),
                row.getString(10),
                row.getString(11));
    }

    @Override
    public void insert(Ticket ticket, String arguments) {
        update(
                "INSERT INTO ticket (" + TICKET_COLUMNS + ", sealed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                ticket.id(),
                ticket.key().tool(),
                ticket.key().definition(),
                ticket.key().arguments(),
                ticket.state().word(),
                ticket.details().toString(),
                ticket.createdAt(),
                ticket.decidedAt(),
                ticket.lasts(),
                ticket.decidedBy(),
                ticket.signature(),
                vault.lock(arguments, row("ticket", ticket.id(), ticket.key())));
    }

    @Override
    public void update(Ticket ticket) {
        update(
                "UPDATE ticket SET state = ?, decided_at = ?, lasts = ?, decided_by = ?, signature = ? WHERE id = ?",
                ticket.state().word(),
                ticket.decidedAt(),
                ticket.lasts(),
                ticket.decidedBy(),
                ticket.signature(),
                ticket.id());
    }

    @Override
    public String argumentsOf(Ticket ticket) {
        return unlock("SELECT sealed FROM ticket WHERE id = ?", "ticket", ticket.id(), ticket.key());
    }

    @Override
    public List<Grant> grants(@Nullable String tool) {
        String columns =
                "SELECT id, tool, definition, uses_left, created_at, expires_at, revoked, signature FROM permit";
        return tool == null
                ? query(columns + " ORDER BY seq", SqliteTransaction::grant)
                : query(columns + " WHERE tool = ? ORDER BY seq", SqliteTransaction::grant, tool);
    }

    private static Grant grant(ResultSet row) throws SQLException {
        long uses = row.getLong(4);
        boolean unlimited = row.wasNull();
        return new Grant(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                unlimited ? null : uses,
                row.getLong(5),
                row.getLong(6),
                row.getInt(7) != 0,
                row.getString(8));
    }

    @Override
    public void insert(Grant grant) {
        update(
                """
                INSERT INTO permit (id, tool, definition, uses_left, created_at, expires_at, revoked, signature)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)""",
                grant.id(),
                grant.tool(),
                grant.definition(),
                grant.usesLeft(),
                grant.createdAt(),
                grant.expiresAt(),
                grant.revoked() ? 1 : 0,
                grant.signature());
    }

    @Override
    public void update(Grant grant) {
        update(
                "UPDATE permit SET uses_left = ?, revoked = ? WHERE id = ?",
                grant.usesLeft(),
                grant.revoked() ? 1 : 0,
                grant.id());
    }

    @Override
    public List<Distrust> distrusted() {
        return query(
                "SELECT tool, reason, at FROM distrust ORDER BY tool",
                row -> new Distrust(row.getString(1), row.getString(2), row.getLong(3)));
    }

    @Override
    public void distrust(Distrust distrust) {
        update(
                "INSERT OR IGNORE INTO distrust (tool, reason, at) VALUES (?, ?, ?)",
                distrust.tool(),
                distrust.reason(),
                distrust.at());
    }

    @Override
    public boolean restore(String tool) {
        return update("DELETE FROM distrust WHERE tool = ?", tool) > 0;
    }

    @Override
    public int denials(String tool) {
        return query("SELECT in_a_row FROM denial WHERE tool = ?", row -> row.getInt(1), tool).stream()
                .findFirst()
                .orElse(0);
    }

    @Override
    public void setDenials(String tool, int inARow) {
        update("INSERT OR REPLACE INTO denial (tool, in_a_row) VALUES (?, ?)", tool, inARow);
    }

    @Override
    public List<String> deniedAtLeast(int inARow) {
        return query("SELECT tool FROM denial WHERE in_a_row >= ? ORDER BY tool", row -> row.getString(1), inARow);
    }

    @Override
    public long insertCall(CallKey key, String arguments, String session, String permit, long at) {
        update(
                """
                INSERT INTO call (tool, definition, arguments, sealed, session, permit, sent_at, outcome)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)""",
                key.tool(),
                key.definition(),
                key.arguments(),
                vault.lock(arguments, row("call", session, key)),
                session,
                permit,
                at,
                CallOutcome.SENT.word());
        return query("SELECT last_insert_rowid()", row -> row.getLong(1)).get(0);
    }

    @Override
    public void closeCall(long id, CallOutcome outcome, long at, @Nullable String note) {
        update("UPDATE call SET outcome = ?, answered_at = ?, note = ? WHERE id = ?", outcome.word(), at, note, id);
    }

    @Override
    public List<CallRecord> calls(@Nullable CallOutcome outcome, int limit) {
        String where = outcome == null ? "" : " WHERE outcome = '" + outcome.word() + "'";
        return query(
                "SELECT * FROM (SELECT id, tool, definition, arguments, session, permit, sent_at, outcome, answered_at, note"
                        + " FROM call" + where + " ORDER BY id DESC LIMIT ?) ORDER BY id",
                SqliteTransaction::call,
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

    @Override
    public String argumentsOf(CallRecord call) {
        return unlock("SELECT sealed FROM call WHERE id = ?", "call", call.session(), call.key(), call.id());
    }

    /** Calls that a gate sent and took the answer to with it get the outcome that says so. */
    void closeCallsOfTheDead(Predicate<String> isAlive, Consumer<String> forget) {
        Set<String> dead = new HashSet<>();
        for (String session : query(
                "SELECT DISTINCT session FROM call WHERE outcome = ?",
                row -> row.getString(1),
                CallOutcome.SENT.word())) {
            if (!isAlive.test(session)) {
                dead.add(session);
            }
        }
        for (String session : dead) {
            update(
                    "UPDATE call SET outcome = ?, note = ? WHERE outcome = ? AND session = ?",
                    CallOutcome.UNKNOWN.word(),
                    "the gate ended before the answer came",
                    CallOutcome.SENT.word(),
                    session);
            forget.accept(session);
        }
    }

    private String unlock(String sql, String table, String id, CallKey key) {
        return unlock(sql, table, id, key, id);
    }

    private String unlock(String sql, String table, String id, CallKey key, Object sqlId) {
        List<byte[]> found = query(sql, row -> row.getBytes(1), sqlId);
        if (found.isEmpty()) {
            throw new JournalException("the journal has no " + table + " " + id);
        }
        String text = vault.unlock(found.get(0), row(table, id, key));
        if (!Digest.of(text).equals(key.arguments())) {
            throw new JournalException("the arguments of " + table + " " + id
                    + " aren't those that its digest names: the journal was changed from outside");
        }
        return text;
    }

    private static String row(String table, String id, CallKey key) {
        return table + " " + id + " " + key.tool() + " " + key.definition() + " " + key.arguments();
    }
}
