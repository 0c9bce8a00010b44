package dev.hintproof.proxy.ledger;

import org.jspecify.annotations.Nullable;

/**
 * A call that was sent, as the journal has it.
 *
 * @param id its number in the journal
 * @param key what was called, and with what
 * @param session the run of the gate that sent it
 * @param permit what let it pass: {@code plain}, {@code ticket t-…}, {@code grant g-…} or {@code retry of call …}
 * @param sentAt in milliseconds of the epoch
 * @param outcome what became of it
 * @param answeredAt in milliseconds of the epoch; null while it is {@link CallOutcome#SENT}
 * @param note more of the outcome, such as why it is unknown; null where there is nothing to say
 */
public record CallRecord(
        long id,
        CallKey key,
        String session,
        String permit,
        long sentAt,
        CallOutcome outcome,
        @Nullable Long answeredAt,
        @Nullable String note) {}
