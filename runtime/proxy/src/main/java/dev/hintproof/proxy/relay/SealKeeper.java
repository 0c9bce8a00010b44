package dev.hintproof.proxy.relay;

import dev.hintproof.proxy.desk.OperatorSeal;
import dev.hintproof.proxy.desk.SealCheck;
import dev.hintproof.proxy.ledger.Journal;
import dev.hintproof.proxy.ledger.Seal;
import java.util.Optional;

/**
 * The seal that a running gate goes by: the first that it finds, or one that the last one's holder put in its place. One that
 * somebody else put there, or its removal, changes nothing for as long as the gate runs.
 */
final class SealKeeper {
    private final Optional<Seal> seal;
    private final SealCheck check;

    private SealKeeper(Optional<Seal> seal) {
        this.seal = seal;
        this.check = seal.map(OperatorSeal::check).orElse(SealCheck.NONE);
    }

    /** Before the journal is open. */
    static final SealKeeper NONE = new SealKeeper(Optional.empty());

    static SealKeeper of(Journal journal) {
        return new SealKeeper(journal.seal());
    }

    /** The keeper to go on with, given what the journal says now. */
    SealKeeper renewed(Journal journal) {
        Optional<Seal> found = journal.seal();
        if (found.equals(seal) || found.isEmpty()) {
            return this;
        }
        boolean may = seal.isEmpty() || OperatorSeal.isEndorsed(found.get(), seal.get());
        return may ? new SealKeeper(found) : this;
    }

    SealCheck check() {
        return check;
    }
}
