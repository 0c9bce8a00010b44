package dev.hintproof.proxy.sqlite;

import dev.hintproof.proxy.ledger.CallKey;
import dev.hintproof.proxy.ledger.CallOutcome;
import dev.hintproof.proxy.ledger.CallRecord;
import dev.hintproof.proxy.ledger.Distrust;
import dev.hintproof.proxy.ledger.Grant;
import dev.hintproof.proxy.ledger.JournalTransaction;
import dev.hintproof.proxy.ledger.Pin;
import dev.hintproof.proxy.ledger.Setting;
import dev.hintproof.proxy.ledger.Ticket;
import dev.hintproof.proxy.ledger.TicketState;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The tables together, as the desk uses them. */
final class SqliteTransaction implements JournalTransaction {
    private final Sql sql;
    private final PinTable pins;
    private final TicketTable tickets;
    private final GrantTable grants;
    private final CallTable calls;

    SqliteTransaction(Sql sql, ArgumentVault vault) {
        SealedArguments sealed = new SealedArguments(vault);
        this.sql = sql;
        this.pins = new PinTable(sql);
        this.tickets = new TicketTable(sql, sealed);
        this.grants = new GrantTable(sql);
        this.calls = new CallTable(sql, sealed);
    }

    CallTable callTable() {
        return calls;
    }

    @Override
    public Optional<String> setting(Setting setting) {
        return sql.first("SELECT value FROM setting WHERE name = ?", row -> row.getString(1), setting.name());
    }

    @Override
    public void set(Setting setting, @Nullable String value) {
        if (value == null) {
            sql.update("DELETE FROM setting WHERE name = ?", setting.name());
        } else {
            sql.update("INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)", setting.name(), value);
        }
    }

    @Override
    public List<Pin> pins() {
        return pins.pins();
    }

    @Override
    public Map<String, String> pinDigests() {
        return pins.digests();
    }

    @Override
    public Optional<Pin> pinOf(String tool) {
        return pins.pinOf(tool);
    }

    @Override
    public void pin(Pin pin) {
        pins.pin(pin);
    }

    @Override
    public List<Pin> waiting() {
        return pins.waiting();
    }

    @Override
    public void await(Pin candidate) {
        pins.await(candidate);
    }

    @Override
    public void dropWaiting(String tool) {
        pins.dropWaiting(tool);
    }

    @Override
    public Optional<Ticket> ticket(String id) {
        return tickets.get(id);
    }

    @Override
    public List<Ticket> ticketsFor(CallKey key) {
        return tickets.of(key);
    }

    @Override
    public List<Ticket> tickets() {
        return tickets.all();
    }

    @Override
    public List<Ticket> ticketsOf(String tool, TicketState state) {
        return tickets.of(tool, state);
    }

    @Override
    public void insert(Ticket ticket, String arguments) {
        tickets.insert(ticket, arguments);
    }

    @Override
    public void update(Ticket ticket) {
        tickets.update(ticket);
    }

    @Override
    public String argumentsOf(Ticket ticket) {
        return tickets.argumentsOf(ticket);
    }

    @Override
    public List<Grant> grants(@Nullable String tool) {
        return grants.of(tool);
    }

    @Override
    public void insert(Grant grant) {
        grants.insert(grant);
    }

    @Override
    public void update(Grant grant) {
        grants.update(grant);
    }

    @Override
    public List<Distrust> distrusted() {
        return pins.distrusted();
    }

    @Override
    public void distrust(Distrust distrust) {
        pins.distrust(distrust);
    }

    @Override
    public boolean restore(String tool) {
        return pins.restore(tool);
    }

    @Override
    public int denials(String tool) {
        return pins.denials(tool);
    }

    @Override
    public void setDenials(String tool, int inARow) {
        pins.setDenials(tool, inARow);
    }

    @Override
    public List<String> deniedAtLeast(int inARow) {
        return pins.deniedAtLeast(inARow);
    }

    @Override
    public long insertCall(CallKey key, String arguments, String session, String permit, long at) {
        return calls.insert(key, arguments, session, permit, at);
    }

    @Override
    public void closeCall(long id, CallOutcome outcome, long at, @Nullable String note) {
        calls.close(id, outcome, at, note);
    }

    @Override
    public List<CallRecord> calls(@Nullable CallOutcome outcome, int limit) {
        return calls.newest(outcome, limit);
    }

    @Override
    public String argumentsOf(CallRecord call) {
        return calls.argumentsOf(call);
    }
}
