package dev.hintproof.proxy.operator;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.drift.Drift;
import dev.hintproof.proxy.desk.Admission;
import dev.hintproof.proxy.ledger.CallOutcome;
import dev.hintproof.proxy.ledger.CallRecord;
import dev.hintproof.proxy.ledger.Grant;
import dev.hintproof.proxy.ledger.Journal;
import dev.hintproof.proxy.ledger.JournalException;
import dev.hintproof.proxy.ledger.JournalTransaction;
import dev.hintproof.proxy.ledger.Pin;
import dev.hintproof.proxy.ledger.Setting;
import dev.hintproof.proxy.ledger.Ticket;
import dev.hintproof.proxy.ledger.TicketState;
import dev.hintproof.proxy.wire.Json;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The operator's reports as JSON. Nothing is written: a ticket whose time is over shows as expired before anybody notes that. */
public final class Reports {
    /** So many calls are reported at most, the newest. */
    public static final int MOST_CALLS = 1000;

    private final Journal journal;
    private final long now;

    /**
     * Reports on a journal as of that time.
     *
     * @param now in milliseconds of the epoch
     */
    public Reports(Journal journal, long now) {
        this.journal = journal;
        this.now = now;
    }

    /** All tickets, oldest first: {@code {"tickets": […]}}. */
    public ObjectNode tickets() {
        return journal.read(tx -> {
            ObjectNode report = Json.object();
            ArrayNode tickets = report.putArray("tickets");
            tx.tickets().forEach(ticket -> tickets.add(ticket(tx, ticket)));
            return report;
        });
    }

    /** One ticket with all that is known of it; empty where there is none of that name. */
    public Optional<ObjectNode> ticket(String id) {
        return journal.read(tx -> tx.ticket(id).map(ticket -> {
            ObjectNode report = ticket(tx, ticket);
            tx.pinOf(ticket.key().tool())
                    .filter(pin -> pin.digest().equals(ticket.key().definition()))
                    .ifPresentOrElse(
                            pin -> report.set("pinned", Json.read(pin.definition())),
                            () -> report.put("outdated", true));
            return report;
        }));
    }

    private ObjectNode ticket(JournalTransaction tx, Ticket ticket) {
        ObjectNode row = Json.object();
        row.put("ticket", ticket.id());
        row.put("state", stateOf(ticket).word());
        row.put("tool", ticket.key().tool());
        setArguments(row, () -> tx.argumentsOf(ticket));
        ticket.details().properties().forEach(member -> row.set(member.getKey(), member.getValue()));
        row.put("definition", ticket.key().definition());
        row.put("argumentsDigest", ticket.key().arguments());
        row.put("createdAt", instant(ticket.createdAt()));
        row.put("decidedAt", instant(ticket.decidedAt()));
        row.put("expiresAt", instant(ticket.expiresAt()));
        if (ticket.decidedBy() != null) {
            row.put("decidedBy", ticket.decidedBy());
        }
        return row;
    }

    /** Where a ticket stands now. */
    private TicketState stateOf(Ticket ticket) {
        return ticket.state().isLive() && ticket.isOver(now) ? TicketState.EXPIRED : ticket.state();
    }

    /** Sets the arguments, or says why they can't be read; what came beside them stands under its own names. */
    private static void setArguments(ObjectNode row, Supplier<String> stored) {
        try {
            JsonNode text = Json.read(stored.get());
            if (text.isArray()) {
                row.set("arguments", text.path(0));
                row.set("parametersBeside", text.path(1));
            } else {
                row.set("arguments", text);
            }
        } catch (JournalException e) {
            row.putNull("arguments");
            row.put("error", e.getMessage());
        }
    }

    /** The whole state: whether it is stopped, what is unknown, the tools, what waits. */
    public ObjectNode status() {
        return journal.read(tx -> {
            ObjectNode report = Json.object();
            Optional<String> stopped = tx.setting(Setting.STOPPED);
            report.put("stopped", stopped.isPresent());
            stopped.filter(reason -> !reason.isBlank()).ifPresent(reason -> report.put("stopReason", reason));
            report.putArray("undo");
            ArrayNode unknown = report.putArray("unknown");
            unknown(tx).forEach(call -> unknown.add(call(tx, call)));
            putTools(tx, report);
            putChanges(tx, report.putArray("changed"));
            tx.deniedAtLeast(Admission.DENIAL_LIMIT).forEach(report.putArray("refused")::add);
            ArrayNode distrusted = report.putArray("distrusted");
            tx.distrusted()
                    .forEach(one -> distrusted
                            .addObject()
                            .put("tool", one.tool())
                            .put("reason", one.reason())
                            .put("at", instant(one.at())));
            ArrayNode grants = report.putArray("grants");
            tx.grants(null).stream()
                    .filter(grant ->
                            grant.isLive(tx.pinOf(grant.tool()).map(Pin::digest).orElse(""), now))
                    .forEach(grant -> grants.add(grant(grant)));
            report.put(
                    "pending",
                    tx.tickets().stream()
                            .filter(ticket -> stateOf(ticket) == TicketState.PENDING)
                            .count());
            report.put("secret", tx.setting(Setting.SEAL).isPresent());
            return report;
        });
    }

    private static void putTools(JournalTransaction tx, ObjectNode report) {
        JsonNode surface = tx.setting(Setting.SURFACE).map(Json::read).orElse(Json.object());
        report.set(
                "tools",
                surface.path("tools").isArray()
                        ? surface.get("tools")
                        : Json.object().arrayNode());
        report.set(
                "unusable",
                surface.path("unusable").isArray()
                        ? surface.get("unusable")
                        : Json.object().arrayNode());
    }

    private static void putChanges(JournalTransaction tx, ArrayNode changes) {
        for (Pin waiting : tx.waiting()) {
            ObjectNode row = changes.addObject();
            row.put("tool", waiting.tool());
            row.put("digest", waiting.digest());
            Optional<Pin> pin = tx.pinOf(waiting.tool());
            row.put("pinned", pin.map(Pin::digest).orElse(null));
            ArrayNode words = row.putArray("changes");
            Drift.compare(
                            pin.map(Pin::definition)
                                    .map(Json::read)
                                    .map(List::of)
                                    .orElse(List.of()),
                            List.of(Json.read(waiting.definition())))
                    .forEach(change -> words.add(change.pointer() + ": " + change.message()));
        }
    }

    private static ObjectNode grant(Grant grant) {
        ObjectNode row = Json.object();
        row.put("grant", grant.id());
        row.put("tool", grant.tool());
        if (grant.usesLeft() == null) {
            row.putNull("usesLeft");
        } else {
            row.put("usesLeft", grant.usesLeft());
        }
        row.put("expiresAt", instant(grant.expiresAt()));
        return row;
    }

    /** The newest calls, oldest first: {@code {"calls": […]}}. */
    public ObjectNode calls() {
        return journal.read(tx -> {
            ObjectNode report = Json.object();
            ArrayNode calls = report.putArray("calls");
            tx.calls(null, MOST_CALLS).forEach(call -> calls.add(call(tx, call)));
            return report;
        });
    }

    /** Calls that were sent and never answered: closed as such, or open while the gate that sent them is gone. */
    private List<CallRecord> unknown(JournalTransaction tx) {
        List<CallRecord> unknown = new ArrayList<>(tx.calls(CallOutcome.UNKNOWN, MOST_CALLS));
        tx.calls(CallOutcome.SENT, MOST_CALLS).stream()
                .filter(call -> !journal.isAlive(call.session()))
                .forEach(unknown::add);
        return unknown;
    }

    private ObjectNode call(JournalTransaction tx, CallRecord call) {
        ObjectNode row = Json.object();
        row.put("call", call.id());
        row.put("tool", call.key().tool());
        setArguments(row, () -> tx.argumentsOf(call));
        boolean lost = call.outcome() == CallOutcome.SENT && !journal.isAlive(call.session());
        row.put("outcome", (lost ? CallOutcome.UNKNOWN : call.outcome()).word());
        row.put("permit", call.permit());
        row.put("definition", call.key().definition());
        row.put("sentAt", instant(call.sentAt()));
        Long answered = call.answeredAt();
        if (answered != null) {
            row.put("answeredAt", instant(answered));
        }
        String note = lost ? "the gate ended before the answer came" : call.note();
        if (note != null) {
            row.put("note", note);
        }
        return row;
    }

    private static String instant(long millis) {
        return Instant.ofEpochMilli(millis).toString();
    }
}
