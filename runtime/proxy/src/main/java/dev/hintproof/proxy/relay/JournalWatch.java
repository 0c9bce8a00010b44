package dev.hintproof.proxy.relay;

import dev.hintproof.proxy.desk.SealCheck;
import dev.hintproof.proxy.ledger.Journal;
import dev.hintproof.proxy.ledger.JournalException;
import dev.hintproof.proxy.ledger.JournalTransaction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A running gate's copy of what its journal says, and whether that can be relied on. */
final class JournalWatch {
    private final Journal journal;
    private final CallLog callLog;
    private final GateLog log;

    private volatile boolean trustsNothing;
    private volatile @Nullable String trouble;
    private volatile DeskState state = DeskState.UNREAD;
    private volatile SealKeeper seals = SealKeeper.NONE;
    private Consumer<DeskState> judge = fresh -> {};
    private Consumer<DeskState> stateChanged = changed -> {};

    JournalWatch(Journal journal, CallLog callLog, GateLog log) {
        this.journal = journal;
        this.callLog = callLog;
        this.log = log;
    }

    /**
     * Names what else must hear of changes.
     *
     * @param judges judges the tools by a state before that state counts as current: a call that finds it current must find the
     *     tools judged by it
     * @param onChange hears of it afterwards
     */
    void tell(Consumer<DeskState> judges, Consumer<DeskState> onChange) {
        judge = judges;
        stateChanged = onChange;
    }

    /** Reads the journal, which is open now. On the gate's thread, before anything else. */
    void begin() {
        seals = SealKeeper.of(journal);
        learn(DeskState.read(journal));
    }

    DeskState state() {
        return state;
    }

    /** What checks the operator's signatures. */
    SealCheck seals() {
        return seals.check();
    }

    /** Whether an operator's secret is set. */
    boolean isSealed() {
        return seals.check() != SealCheck.NONE;
    }

    /** Whether nothing passes unasked, as something that was seen could not be recorded. */
    boolean trustsNothing() {
        return trustsNothing;
    }

    /** Why the journal can't be relied on right now, so that no call may pass; null where it can. Any thread. */
    @Nullable
    String trouble() {
        String own = trouble;
        return own != null ? own : callLog.trouble();
    }

    /** Whether the copy of the journal's state is current and nothing is stopped. Any thread, before each call. */
    boolean isCurrent() {
        DeskState known = state;
        return !trustsNothing && known.stopped() == null && known.version() == journal.version() && trouble() == null;
    }

    /** Whether somebody changed the journal since its state was read. */
    boolean isBehind() {
        DeskState known = state;
        return known.version() != DeskState.UNREAD.version() && known.version() != journal.version();
    }

    /** Reads the journal's state anew where it has changed. On the gate's thread. */
    void refresh() {
        if (isBehind()) {
            seals = seals.renewed(journal);
            learn(DeskState.read(journal));
        }
    }

    /**
     * Looks whether somebody changed the journal without telling: a command that was killed before it could, a bell that was
     * removed, a journal that was moved away. On the gate's thread, now and then.
     */
    void lookForUntold() {
        if (state.version() == DeskState.UNREAD.version()) {
            return;
        }
        try {
            if (journal.wasChanged() || trouble != null) {
                seals = seals.renewed(journal);
                DeskState fresh = DeskState.read(journal);
                if (!fresh.saysWhat(state)) {
                    journal.announce();
                    learn(DeskState.read(journal));
                }
            }
            trouble = null;
        } catch (JournalException e) {
            inTrouble(e.getMessage());
        } catch (RuntimeException e) { // whatever it is: what nobody looks at can't be relied on
            inTrouble("the journal can't be looked at: " + e);
        }
    }

    private void inTrouble(String problem) {
        if (trouble == null) {
            log.say(problem);
        }
        trouble = problem;
    }

    /** Takes a state that was read just now. On the gate's thread. */
    void learn(DeskState fresh) {
        DeskState before = state;
        judge.accept(fresh);
        state = fresh;
        if (before.version() != fresh.version()) {
            stateChanged.accept(fresh);
        }
    }

    /** Changes the journal and tells everybody. */
    <T> T write(Function<JournalTransaction, T> work) {
        T result = journal.write(work);
        journal.announce();
        return result;
    }

    /** From now on nothing passes unasked. Any thread. */
    void trustNothing() {
        trustsNothing = true;
    }
}
