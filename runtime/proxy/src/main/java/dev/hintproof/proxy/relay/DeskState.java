package dev.hintproof.proxy.relay;

import dev.hintproof.proxy.desk.Admission;
import dev.hintproof.proxy.ledger.Journal;
import dev.hintproof.proxy.ledger.JournalTransaction;
import dev.hintproof.proxy.ledger.Pin;
import dev.hintproof.proxy.ledger.Setting;
import dev.hintproof.proxy.surface.SurfaceBuilder;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A gate's copy of what the journal says about all calls.
 *
 * @param version the journal's version that it was read at, or an earlier one
 * @param stopped why nothing may be sent; null where it may
 * @param pins digests of what is pinned, by tool
 * @param waiting digests of what waits for the operator, by tool
 * @param distrusted why a tool's claim isn't believed, by tool
 * @param refused tools that were denied too often
 * @param pinned whether a first list was pinned
 */
record DeskState(
        long version,
        @Nullable String stopped,
        Map<String, String> pins,
        Map<String, String> waiting,
        Map<String, String> distrusted,
        Set<String> refused,
        boolean pinned) {

    /** Before the journal is open: of no version, so that nothing is decided by it. */
    static final DeskState UNREAD = new DeskState(-2, null, Map.of(), Map.of(), Map.of(), Set.of(), false);

    static DeskState read(Journal journal) {
        long version = journal.version();
        return journal.read(tx -> of(tx, version));
    }

    static DeskState of(JournalTransaction tx, long version) {
        Map<String, String> waiting = new HashMap<>();
        tx.waiting().forEach(pin -> waiting.put(pin.tool(), pin.digest()));
        Map<String, String> distrusted = new HashMap<>();
        tx.distrusted().forEach(one -> distrusted.put(one.tool(), one.reason()));
        return new DeskState(
                version,
                tx.setting(Setting.STOPPED).orElse(null),
                tx.pinDigests(),
                waiting,
                distrusted,
                Set.copyOf(tx.deniedAtLeast(Admission.DENIAL_LIMIT)),
                tx.setting(Setting.FIRST_LIST).isPresent());
    }

    /**
     * Writes down what a whole list shows: pins it where it is the first, otherwise lets what differs wait for the operator.
     *
     * @return whether something was written
     */
    static boolean note(JournalTransaction tx, Map<String, SurfaceBuilder.Seen> seen, long now) {
        boolean first = tx.setting(Setting.FIRST_LIST).isEmpty();
        boolean changed = first;
        if (first) {
            tx.set(Setting.FIRST_LIST, Long.toString(now));
        }
        DeskState known = of(tx, 0);
        for (Map.Entry<String, SurfaceBuilder.Seen> entry : seen.entrySet()) {
            SurfaceBuilder.Seen tool = entry.getValue();
            if (tool.twice()) {
                continue;
            }
            String pin = known.pins().get(entry.getKey());
            String waits = known.waiting().get(entry.getKey());
            if (first) {
                tx.pin(new Pin(entry.getKey(), tool.digest(), tool.canonical(), "first", now));
            } else if (tool.digest().equals(pin)) {
                if (waits != null) {
                    tx.dropWaiting(entry.getKey());
                    changed = true;
                }
            } else if (!tool.digest().equals(waits)) {
                tx.await(new Pin(entry.getKey(), tool.digest(), tool.canonical(), "waiting", now));
                changed = true;
            }
        }
        for (String gone : known.waiting().keySet()) {
            SurfaceBuilder.Seen tool = seen.get(gone);
            if (tool == null || tool.twice()) {
                tx.dropWaiting(gone);
                changed = true;
            }
        }
        return changed;
    }

    /** Whether it says the same as that one, which may have been read at another version. */
    boolean saysWhat(DeskState other) {
        return new DeskState(other.version, stopped, pins, waiting, distrusted, refused, pinned).equals(other);
    }

    /** Whether tools are judged by that state as by this one. */
    boolean judgesAs(DeskState other) {
        return pins.equals(other.pins) && distrusted.equals(other.distrusted);
    }

    /** Whether that list would change nothing in the journal. */
    boolean knows(Map<String, SurfaceBuilder.Seen> seen) {
        if (!pinned || !seen.keySet().containsAll(waiting.keySet())) {
            return false;
        }
        return seen.entrySet().stream().allMatch(entry -> {
            SurfaceBuilder.Seen tool = entry.getValue();
            String waits = waiting.get(entry.getKey());
            if (tool.twice()) {
                return waits == null;
            }
            boolean same = tool.digest().equals(pins.get(entry.getKey()));
            return same ? waits == null : tool.digest().equals(waits);
        });
    }
}
