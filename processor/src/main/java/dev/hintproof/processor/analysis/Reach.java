package dev.hintproof.processor.analysis;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.manifest.effect.EffectClass;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Everything that one method can reach.
 *
 * @param crossings all boundaries, sorted by capability, then path length, then boundary
 * @param vouched every vouched boundary relied on
 * @param assumes every assumption relied on, such as {@code closed-world:com/example/Store}
 * @param classes internal names of the class files that the reach entered, each with {@code sha256:} and its digest
 * @param networkHosts for a reach with {@code net.*}: {@code configured}, or {@code argument} where an argument can choose the
 *     host; empty without {@code net.*}
 */
public record Reach(
        List<Crossing> crossings,
        List<Vouch> vouched,
        SortedSet<String> assumes,
        SortedMap<String, String> classes,
        String networkHosts) {

    /**
     * A vouched boundary.
     *
     * @param boundary the method, type or field that is vouched for
     * @param effectClass what it is vouched to be
     * @param capabilities what it is vouched to use
     * @param openWorld whether it may touch entities outside
     * @param reason why it may be believed, as its author wrote it
     */
    public record Vouch(
            String boundary,
            EffectClass effectClass,
            SortedSet<Capability> capabilities,
            boolean openWorld,
            String reason) {}

    /** The capabilities crossed. */
    public SortedSet<Capability> capabilities() {
        var result = new TreeSet<Capability>();
        for (Crossing crossing : crossings) {
            result.add(crossing.capability());
        }
        return result;
    }

    /** The least effect class that admits all of it. */
    public EffectClass effectClass() {
        EffectClass result = EffectClass.PLAIN;
        for (Crossing crossing : crossings) {
            EffectClass one = crossing.capability().effectClass();
            result = result.admits(one) ? result : one;
        }
        return result;
    }
}
