package dev.hintproof.proxy.ledger;

import java.util.Optional;
import java.util.function.Function;

/**
 * The durable memory of a gate. Several gates and operators may use one at once; what it holds is the truth, what a gate keeps in
 * memory a copy. Safe for use by several threads.
 */
public interface Journal extends AutoCloseable {
    /**
     * Does the work in one transaction that may write: all of it is durable when this returns, or none of it happened.
     *
     * @throws JournalException where it can't be done
     */
    <T> T write(Function<JournalTransaction, T> work);

    /**
     * Does the work on one consistent state, which it must not change.
     *
     * @throws JournalException where it can't be done
     */
    <T> T read(Function<JournalTransaction, T> work);

    /** A number that changes soon after anybody changes what decides over calls. Cheap enough to ask before each call. */
    long version();

    /**
     * Whether anybody else has written since this was last asked, whether or not they told: one that was killed before it could,
     * or that works on the files by itself.
     *
     * @throws JournalException where the journal is no longer the one that was opened
     */
    boolean wasChanged();

    /** Tells everybody that something changed. Called after a {@link #write} that matters to others. */
    void announce();

    /** Whether the gate that ran as that session still runs. */
    boolean isAlive(String session);

    /** The operator's seal: what approvals are checked against where a secret is set; empty where none is. */
    Optional<Seal> seal();

    @Override
    void close();
}
