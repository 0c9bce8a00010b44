package dev.hintproof.proxy.sqlite;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.proxy.ledger.CallKey;
import dev.hintproof.proxy.ledger.Ticket;
import dev.hintproof.proxy.ledger.TicketState;
import dev.hintproof.proxy.wire.Json;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** Tickets, with the arguments that they are for. */
final class TicketTable {
    private static final String COLUMNS =
            "id, tool, definition, arguments, state, details, created_at, decided_at, lasts, decided_by, signature";
    private static final String SELECT = "SELECT " + COLUMNS + " FROM ticket";

    private final Sql sql;
    private final SealedArguments sealed;

    TicketTable(Sql sql, SealedArguments sealed) {
        this.sql = sql;
        this.sealed = sealed;
    }

    Optional<Ticket> get(String id) {
        return sql.first(SELECT + " WHERE id = ?", TicketTable::ticket, id);
    }

    List<Ticket> of(CallKey key) {
        return sql.all(
                SELECT + " WHERE tool = ? AND arguments = ? AND definition = ? ORDER BY seq",
                TicketTable::ticket,
                key.tool(),
                key.arguments(),
                key.definition());
    }

    List<Ticket> all() {
        return sql.all(SELECT + " ORDER BY seq", TicketTable::ticket);
    }

    List<Ticket> of(String tool, TicketState state) {
        return sql.all(SELECT + " WHERE tool = ? AND state = ? ORDER BY seq", TicketTable::ticket, tool, state.word());
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

    void insert(Ticket ticket, String arguments) {
        sql.update(
                "INSERT INTO ticket (" + COLUMNS + ", sealed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                ticket.id(),
                ticket.key().tool(),
                ticket.key().definition(),
                ticket.key().arguments(),
                ticket.state().word(),
                Json.text(ticket.details()),
                ticket.createdAt(),
                ticket.decidedAt(),
                ticket.lasts(),
                ticket.decidedBy(),
                ticket.signature(),
                sealed.lock(arguments, "ticket", ticket.id(), ticket.key()));
    }

    void update(Ticket ticket) {
        sql.update(
                "UPDATE ticket SET state = ?, decided_at = ?, lasts = ?, decided_by = ?, signature = ? WHERE id = ?",
                ticket.state().word(),
                ticket.decidedAt(),
                ticket.lasts(),
                ticket.decidedBy(),
                ticket.signature(),
                ticket.id());
    }

    String argumentsOf(Ticket ticket) {
        return sealed.unlock(
                sql.first("SELECT sealed FROM ticket WHERE id = ?", row -> row.getBytes(1), ticket.id()),
                "ticket",
                ticket.id(),
                ticket.key());
    }
}
