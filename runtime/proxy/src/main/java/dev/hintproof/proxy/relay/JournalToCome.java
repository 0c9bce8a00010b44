package dev.hintproof.proxy.relay;

import dev.hintproof.proxy.ledger.Journal;
import dev.hintproof.proxy.ledger.JournalException;
import dev.hintproof.proxy.ledger.JournalTransaction;
import dev.hintproof.proxy.ledger.Seal;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A journal that is opened while the gate already relays what needs none, so that a client's handshake doesn't wait for it. The
 * gate's thread opens it before it does anything else.
 */
final class JournalToCome implements Journal {
    private volatile @Nullable Journal opened;

    /** It is open. */
    void open(Journal journal) {
        opened = journal;
    }

    private Journal journal() {
        Journal known = opened;
        if (known == null) {
            throw new JournalException("the journal is not open");
        }
        return known;
    }

    @Override
    public <T> T write(Function<JournalTransaction, T> work) {
        return journal().write(work);
    }

    @Override
    public <T> T read(Function<JournalTransaction, T> work) {
        return journal().read(work);
    }

    /** No version that a state was read at, while it isn't open. */
    @Override
    public long version() {
        Journal known = opened;
        return known == null ? DeskState.UNREAD.version() + 1 : known.version();
    }

    @Override
    public boolean wasChanged() {
        return journal().wasChanged();
    }

    @Override
    public void announce() {
        journal().announce();
    }

    @Override
    public boolean isAlive(String session) {
        return journal().isAlive(session);
    }

    @Override
    public Optional<Seal> seal() {
        return journal().seal();
    }

    @Override
    public void close() {
        Journal known = opened;
        if (known != null) {
            known.close();
        }
    }
}
