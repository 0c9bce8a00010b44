package dev.hintproof.processor.bounds;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.manifest.effect.EffectClass;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What a {@code @Vouched} states.
 *
 * @param effectClass what the boundary is vouched to be at most
 * @param capabilities what it is vouched to use; those listed
 * @param openWorld whether it may touch entities outside
 * @param reason why it may be believed
 */
public record VouchSpec(EffectClass effectClass, SortedSet<Capability> capabilities, boolean openWorld, String reason) {

    /** Copies the set. */
    public VouchSpec {
        capabilities = Collections.unmodifiableSortedSet(new TreeSet<>(capabilities));
    }

    /**
     * What a caller counts: the listed capabilities, and where none is listed for a class that isn't plain, all that the class
     * admits beyond the plain ones.
     */
    public SortedSet<Capability> counted() {
        if (!capabilities.isEmpty() || effectClass == EffectClass.PLAIN) {
            return capabilities;
        }
        var result = new TreeSet<Capability>();
        for (Capability one : Capability.values()) {
            if (one.effectClass() != EffectClass.PLAIN && effectClass.admits(one.effectClass())) {
                result.add(one);
            }
        }
        return result;
    }
}
