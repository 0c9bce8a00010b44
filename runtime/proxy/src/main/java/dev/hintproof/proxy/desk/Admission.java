package dev.hintproof.proxy.desk;

import dev.hintproof.proxy.ledger.CallKey;
import dev.hintproof.proxy.ledger.Grant;
import dev.hintproof.proxy.ledger.JournalTransaction;
import dev.hintproof.proxy.ledger.Pin;
import dev.hintproof.proxy.ledger.Setting;
import dev.hintproof.proxy.ledger.Ticket;
import dev.hintproof.proxy.ledger.TicketState;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Decides over a call that needs a yes. A yes is used up in the transaction that lets the call pass, together with the record that
 * it was sent: when that transaction is durable the yes is gone, whatever happens next.
 */
public final class Admission {
    /** So many tickets of one tool may wait for an answer at once; more would only tire who has to answer. */
    public static final int PENDING_LIMIT = 10;

    /** After so many denials in a row a tool is refused until the operator lifts that. */
    public static final int DENIAL_LIMIT = 3;

    private final SealCheck seals;

    /** With that check of the operator's signatures. */
    public Admission(SealCheck seals) {
        this.seals = seals;
    }

    /** Decides over the call at that time (milliseconds of the epoch), and writes what follows from it. */
    public Decision admit(JournalTransaction tx, CallRequest request, long now) {
        Decision.Hold closed = closed(tx, request.key());
        if (closed != null) {
            return closed;
        }
        Ticket earlier = null;
        Ticket pending = null;
        Ticket unsigned = null;
        for (Ticket ticket : tx.ticketsFor(request.key())) {
            Ticket current = expireIfOver(tx, ticket, now);
            switch (current.state()) {
                case DENIED -> {
                    return new Decision.Hold(
                            Verdict.DENIED,
                            ("client".equals(current.decidedBy()) ? "the client's user" : "the operator")
                                    + " denied exactly this call",
                            current,
                            null,
                            false);
                }
                case APPROVED -> {
                    if (seals.covers(current)) {
                        return use(tx, request, current, now);
                    }
                    unsigned = current;
                }
                case PENDING -> pending = current;
                case EXPIRED, CANCELLED -> earlier = current;
                case USED -> earlier = null;
            }
        }
        if (request.grantable()) {
            Optional<Grant> grant = liveGrant(tx, request.key(), now);
            if (grant.isPresent()) {
                return use(tx, request, grant.get(), now);
            }
        }
        if (unsigned != null) {
            return new Decision.Hold(
                    Verdict.APPROVAL_REQUIRED,
                    "its approval is not signed with the operator's secret: it must be approved again",
                    unsigned,
                    null,
                    false);
        }
        return pending == null ? open(tx, request, earlier, now) : waiting(pending, earlier, false);
    }

    /**
     * Lets a call pass that goes on with one that had its yes: the server asked back, and this is the answer. Stop and pins hold
     * all the same.
     *
     * @param call number of the call that it goes on with
     */
    public Decision admitRetry(JournalTransaction tx, CallRequest request, long call, long now) {
        Decision.Hold closed = closed(tx, request.key());
        return closed != null ? closed : pass(tx, request, "retry of call " + call, now);
    }

    /** Why nothing of that tool passes, whatever was approved; null where something may. */
    private static Decision.@Nullable Hold closed(JournalTransaction tx, CallKey key) {
        Optional<String> stopped = tx.setting(Setting.STOPPED);
        if (stopped.isPresent()) {
            return Decision.Hold.of(Verdict.STOPPED, stoppedBecause(stopped.get()));
        }
        String pinned = tx.pinOf(key.tool()).map(Pin::digest).orElse("");
        if (!pinned.equals(key.definition())) {
            return Decision.Hold.of(Verdict.DRIFTED, "the tool's definition is not the one that is pinned");
        }
        if (tx.denials(key.tool()) >= DENIAL_LIMIT) {
            return Decision.Hold.of(
                    Verdict.REFUSED,
                    "the operator denied this tool " + DENIAL_LIMIT
                            + " times in a row; it stays refused until the operator lifts that");
        }
        return null;
    }

    /** The words for a stop. */
    public static String stoppedBecause(String reason) {
        return "the operator has stopped the gate" + (reason.isBlank() ? "" : " (" + reason + ")");
    }

    /** Writes down that a ticket's time is over, so that no clock set back brings it to life again. */
    static Ticket expireIfOver(JournalTransaction tx, Ticket ticket, long now) {
        if (!ticket.state().isLive() || !ticket.isOver(now)) {
            return ticket;
        }
        Ticket expired = ticket.with(TicketState.EXPIRED, now, ticket.decidedBy(), null);
        tx.update(expired);
        return expired;
    }

    private static Decision use(JournalTransaction tx, CallRequest request, Ticket ticket, long now) {
        tx.update(ticket.with(TicketState.USED, now, ticket.decidedBy(), ticket.signature()));
        return pass(tx, request, "ticket " + ticket.id(), now);
    }

    private static Decision use(JournalTransaction tx, CallRequest request, Grant grant, long now) {
        Long left = grant.usesLeft();
        if (left != null) {
            tx.update(new Grant(
                    grant.id(),
                    grant.tool(),
                    grant.definition(),
                    left - 1,
                    grant.createdAt(),
                    grant.expiresAt(),
                    false,
                    grant.signature()));
        }
        return pass(tx, request, "grant " + grant.id(), now);
    }

    private static Decision pass(JournalTransaction tx, CallRequest request, String permit, long now) {
        return new Decision.Pass(
                tx.insertCall(request.key(), request.arguments(), request.session(), permit, now), permit);
    }

    private Optional<Grant> liveGrant(JournalTransaction tx, CallKey key, long now) {
        return tx.grants(key.tool()).stream()
                .filter(grant -> grant.isLive(key.definition(), now) && seals.covers(grant))
                .findFirst();
    }

    private static Decision open(JournalTransaction tx, CallRequest request, @Nullable Ticket earlier, long now) {
        long pending = tx.ticketsOf(request.key().tool(), TicketState.PENDING).stream()
                .map(ticket -> expireIfOver(tx, ticket, now))
                .filter(ticket -> ticket.state() == TicketState.PENDING)
                .count();
        if (pending >= PENDING_LIMIT) {
            return Decision.Hold.of(
                    Verdict.REFUSED,
                    pending
                            + " calls of this tool already wait for the operator; no more are taken until some are answered");
        }
        Ticket ticket = new Ticket(
                Names.fresh("t"),
                request.key(),
                TicketState.PENDING,
                request.details(),
                now,
                now,
                request.ticketLasts(),
                null,
                null);
        tx.insert(ticket, request.arguments());
        return waiting(ticket, earlier, true);
    }

    private static Decision waiting(Ticket ticket, @Nullable Ticket earlier, boolean fresh) {
        String before = earlier == null
                ? ""
                : earlier.state() == TicketState.EXPIRED
                        ? "; the earlier ticket " + earlier.id() + " has expired"
                        : "; the earlier ticket " + earlier.id() + " was cancelled";
        return new Decision.Hold(
                Verdict.APPROVAL_REQUIRED, "a person has to approve this call first" + before, ticket, earlier, fresh);
    }
}
