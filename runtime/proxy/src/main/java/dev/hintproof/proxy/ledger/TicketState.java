package dev.hintproof.proxy.ledger;

import java.util.Locale;

/** Where a ticket stands. */
public enum TicketState {
    /** Nobody has answered yet. */
    PENDING,
    /** The operator said yes; the call has not been repeated yet. */
    APPROVED,
    /** The operator said no. */
    DENIED,
    /** Its time ran out, whether or not somebody had answered. */
    EXPIRED,
    /** The caller withdrew the call, or the operator the approval. */
    CANCELLED,
    /** The approval was used up by the call that it was for. */
    USED;

    /** The word that tables, JSON and the journal use. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether it still decides what happens to the call. */
    public boolean isLive() {
        return this == PENDING || this == APPROVED || this == DENIED;
    }

    /**
     * The state of that word.
     *
     * @throws IllegalArgumentException where there is none
     */
    public static TicketState of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
