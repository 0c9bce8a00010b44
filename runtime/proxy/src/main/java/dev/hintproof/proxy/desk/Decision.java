package dev.hintproof.proxy.desk;

import dev.hintproof.proxy.ledger.Ticket;
import org.jspecify.annotations.Nullable;

/** What becomes of a call. */
public sealed interface Decision {
    /**
     * It may be sent; that it will be is on the disk.
     *
     * @param call its number in the journal
     * @param permit what let it pass
     */
    record Pass(long call, String permit) implements Decision {}

    /**
     * It is not sent.
     *
     * @param verdict why
     * @param reason why, in words for the caller
     * @param ticket the ticket that it is about; null where there is none
     * @param earlier the last ticket for the same call that ended unused; null where there is none
     * @param fresh whether the ticket was made for this very request
     */
    record Hold(
            Verdict verdict,
            String reason,
            @Nullable Ticket ticket,
            @Nullable Ticket earlier,
            boolean fresh) implements Decision {

        /** Without a ticket. */
        public static Hold of(Verdict verdict, String reason) {
            return new Hold(verdict, reason, null, null, false);
        }
    }
}
