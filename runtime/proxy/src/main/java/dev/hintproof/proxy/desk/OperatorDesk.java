package dev.hintproof.proxy.desk;

import dev.hintproof.proxy.ledger.Grant;
import dev.hintproof.proxy.ledger.JournalTransaction;
import dev.hintproof.proxy.ledger.Pin;
import dev.hintproof.proxy.ledger.Setting;
import dev.hintproof.proxy.ledger.Ticket;
import dev.hintproof.proxy.ledger.TicketState;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What an operator may decide. Each method works in one transaction and says what it did, or why there was nothing to do. */
public final class OperatorDesk {
    private OperatorDesk() {}

    /**
     * What became of an operator's word.
     *
     * @param done whether something was done
     * @param message what, or why not
     */
    public record Outcome(boolean done, String message) {
        static Outcome done(String message) {
            return new Outcome(true, message);
        }

        static Outcome nothing(String message) {
            return new Outcome(false, message);
        }
    }

    /**
     * Approves the call of a ticket.
     *
     * @param by {@code operator}, or {@code client} where the person at the client was asked
     */
    public static Outcome approve(JournalTransaction tx, String id, long now, String by, OperatorSeal.Signer signer) {
        Ticket ticket = current(tx, id, now);
        if (ticket == null) {
            return unknown(id);
        }
        if (ticket.state() != TicketState.PENDING && ticket.state() != TicketState.APPROVED) {
            return Outcome.nothing("ticket " + id + " is " + ticket.state().word() + " and can't be approved any more");
        }
        tx.argumentsOf(ticket); // nobody approves what can't be shown
        Ticket approved = ticket.with(TicketState.APPROVED, now, by, null);
        tx.update(ticket.with(TicketState.APPROVED, now, by, signer.sign(OperatorSeal.textOf(approved))));
        tx.setDenials(ticket.key().tool(), 0);
        return Outcome.done(
                "approved " + id + ": the identical call passes once, within " + ticket.lasts() / 1000 + " s");
    }

    /** Denies the call of a ticket. */
    public static Outcome deny(JournalTransaction tx, String id, long now, String by) {
        Ticket ticket = current(tx, id, now);
        if (ticket == null) {
            return unknown(id);
        }
        if (ticket.state() != TicketState.PENDING && ticket.state() != TicketState.APPROVED) {
            return Outcome.nothing("ticket " + id + " is " + ticket.state().word() + " and can't be denied any more");
        }
        tx.update(ticket.with(TicketState.DENIED, now, by, null));
        int inARow = tx.denials(ticket.key().tool()) + 1;
        tx.setDenials(ticket.key().tool(), inARow);
        String locked = inARow < Admission.DENIAL_LIMIT
                ? ""
                : "; that is " + inARow + " denials in a row: the tool is refused until 'restore' lifts that";
        return Outcome.done("denied " + id + locked);
    }

    /** Ends a pending or approved ticket because its caller withdrew the call. */
    public static void cancel(JournalTransaction tx, String id, long now) {
        Ticket ticket = current(tx, id, now);
        if (ticket != null && (ticket.state() == TicketState.PENDING || ticket.state() == TicketState.APPROVED)) {
            tx.update(ticket.with(TicketState.CANCELLED, now, ticket.decidedBy(), null));
        }
    }

    /**
     * Pins the definition that waits for that tool, and ends what was said about the old one.
     *
     * @param digest the digest that was shown, whole or its first twelve digits or more; null to take what waits
     */
    public static Outcome accept(JournalTransaction tx, String tool, @Nullable String digest, long now) {
        Optional<Pin> waiting =
                tx.waiting().stream().filter(pin -> pin.tool().equals(tool)).findFirst();
        if (waiting.isEmpty()) {
            return Outcome.nothing("no definition of that tool waits to be accepted");
        }
        Pin candidate = waiting.get();
        if (digest != null && !names(digest, candidate.digest())) {
            return Outcome.nothing(
                    "the definition that waits has another digest, " + candidate.digest() + ": look at it again first");
        }
        tx.pin(new Pin(tool, candidate.digest(), candidate.definition(), "accepted", now));
        tx.dropWaiting(tool);
        for (Grant grant : tx.grants(tool)) {
            if (!grant.revoked() && !grant.definition().equals(candidate.digest())) {
                tx.update(revoked(grant));
            }
        }
        return Outcome.done("accepted " + candidate.digest());
    }

    private static boolean names(String given, String digest) {
        String bare = given.startsWith("sha256:") ? given.substring("sha256:".length()) : given;
        return bare.length() >= 12 && digest.startsWith("sha256:" + bare);
    }

    /**
     * Gives a standing yes to a tool as it is pinned.
     *
     * @param uses how many calls; null for no limit
     * @param lasts in milliseconds
     */
    public static Outcome grant(
            JournalTransaction tx, String tool, @Nullable Long uses, long lasts, long now, OperatorSeal.Signer signer) {
        Optional<Pin> pin = tx.pinOf(tool);
        if (pin.isEmpty()) {
            return Outcome.nothing("no definition of that tool is pinned");
        }
        if (tx.waiting().stream().anyMatch(waiting -> waiting.tool().equals(tool))) {
            return Outcome.nothing("its definition has changed: accept that first, a grant would not outlive it");
        }
        Grant grant = new Grant(Names.fresh("g"), tool, pin.get().digest(), uses, now, now + lasts, false, null);
        String signature = signer.sign(OperatorSeal.textOf(grant));
        tx.insert(new Grant(
                grant.id(), tool, grant.definition(), uses, grant.createdAt(), grant.expiresAt(), false, signature));
        tx.setDenials(tool, 0);
        return Outcome.done("granted " + grant.id() + ": " + (uses == null ? "any number of" : uses) + " calls within "
                + lasts / 1000 + " s");
    }

    /** Takes back a grant by its name, all grants of a tool, or an approval that was not used yet. */
    public static Outcome revoke(JournalTransaction tx, String name, long now) {
        Ticket ticket = current(tx, name, now);
        if (ticket != null && ticket.state() == TicketState.APPROVED) {
            tx.update(ticket.with(TicketState.CANCELLED, now, "operator", null));
            return Outcome.done("the approval of " + name + " is taken back");
        }
        List<Grant> grants = tx.grants(null).stream()
                .filter(grant -> grant.id().equals(name) || grant.tool().equals(name))
                .filter(grant -> grant.isLive(grant.definition(), now))
                .toList();
        grants.forEach(grant -> tx.update(revoked(grant)));
        return grants.isEmpty()
                ? Outcome.nothing("there is no live grant and no unused approval of that name")
                : Outcome.done("revoked "
                        + String.join(", ", grants.stream().map(Grant::id).toList()));
    }

    private static Grant revoked(Grant grant) {
        return new Grant(
                grant.id(),
                grant.tool(),
                grant.definition(),
                grant.usesLeft(),
                grant.createdAt(),
                grant.expiresAt(),
                true,
                grant.signature());
    }

    /** Lets a tool's claim count again, and lifts a refusal after denials. */
    public static Outcome restore(JournalTransaction tx, String tool) {
        boolean distrusted = tx.restore(tool);
        boolean denied = tx.denials(tool) > 0;
        if (denied) {
            tx.setDenials(tool, 0);
        }
        return distrusted || denied
                ? Outcome.done("restored" + (distrusted ? ": its claim counts again" : ": its denials are forgotten"))
                : Outcome.nothing("nothing is held against that tool");
    }

    /** Stops everything. */
    public static Outcome stop(JournalTransaction tx, String reason) {
        if (tx.setting(Setting.STOPPED).isPresent()) {
            return Outcome.done("already stopped");
        }
        tx.set(Setting.STOPPED, reason);
        return Outcome.done("stopped: nothing is forwarded until 'resume'");
    }

    /** Ends the stop. */
    public static Outcome resume(JournalTransaction tx) {
        if (tx.setting(Setting.STOPPED).isEmpty()) {
            return Outcome.nothing("it isn't stopped");
        }
        tx.set(Setting.STOPPED, null);
        return Outcome.done("resumed");
    }

    private static @Nullable Ticket current(JournalTransaction tx, String id, long now) {
        return tx.ticket(id)
                .map(ticket -> Admission.expireIfOver(tx, ticket, now))
                .orElse(null);
    }

    private static Outcome unknown(String id) {
        return Outcome.nothing(
                "there is no ticket of that name" + (id.startsWith("t-") ? "" : "; tickets begin with t-"));
    }
}
