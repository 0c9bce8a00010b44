package dev.hintproof.proxy.ledger;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/**
 * A held call that waits for, or has got, the operator's answer.
 *
 * @param id what operator and caller name it by
 * @param key the call that it is for
 * @param state where it stands
 * @param details what a person should know of the call: reasons, labels, undeclared arguments
 * @param createdAt when the call was held, in milliseconds of the epoch
 * @param decidedAt when it came to its state, or equal to {@code createdAt}
 * @param lasts how long it, an approval or a denial lasts, in milliseconds
 * @param decidedBy who answered: {@code operator} or {@code client}; null while nobody has
 * @param signature the operator's signature under the approval, where a secret is set
 */
public record Ticket(
        String id,
        CallKey key,
        TicketState state,
        ObjectNode details,
        long createdAt,
        long decidedAt,
        long lasts,
        @Nullable String decidedBy,
        @Nullable String signature) {

    /** A clock that went back by more than this, in milliseconds, ends tickets: how much time they have left can't be told. */
    static final long CLOCK_SLACK = 5_000;

    /** When it ends, in milliseconds of the epoch. */
    public long expiresAt() {
        return decidedAt + lasts;
    }

    /** Whether its time has run out, or the clock was set back behind its last change. */
    public boolean isOver(long now) {
        return now >= expiresAt() || now < decidedAt - CLOCK_SLACK;
    }

    /** The same ticket in another state. */
    public Ticket with(TicketState newState, long at, @Nullable String by, @Nullable String signed) {
        return new Ticket(id, key, newState, details, createdAt, at, lasts, by, signed);
    }
}
