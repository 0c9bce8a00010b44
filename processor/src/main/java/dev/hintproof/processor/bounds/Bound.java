package dev.hintproof.processor.bounds;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.manifest.effect.EffectClass;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What an effect annotation admits (design §2): the plain capabilities always, and beside them those listed, or all that the class
 * admits where none is.
 *
 * @param effectClass the annotation's class
 * @param listed the capabilities that it lists; empty for none
 */
public record Bound(EffectClass effectClass, SortedSet<Capability> listed) {

    /** Copies the set. */
    public Bound {
        listed = Collections.unmodifiableSortedSet(new TreeSet<>(listed));
    }

    /** A bound by class and the wire names of capabilities; unknown names admit nothing. */
    public static Bound of(EffectClass effectClass, List<String> wireNames) {
        var listed = new TreeSet<Capability>();
        for (String name : wireNames) {
            Capability.of(name).ifPresent(listed::add);
        }
        if (listed.isEmpty() && !wireNames.isEmpty()) {
            return new Bound(EffectClass.PLAIN, listed);
        }
        return new Bound(effectClass, listed);
    }

    /** All capabilities that it admits. */
    public Set<Capability> admitted() {
        Set<Capability> result = EnumSet.noneOf(Capability.class);
        for (Capability one : Capability.values()) {
            boolean plain = one.effectClass() == EffectClass.PLAIN;
            if (plain || (listed.isEmpty() ? effectClass.admits(one.effectClass()) : listed.contains(one))) {
                result.add(one);
            }
        }
        return result;
    }

    /** Whether it admits the capability. */
    public boolean admits(Capability capability) {
        return admitted().contains(capability);
    }

    /** How messages name it: {@code plain}, {@code emission (net.write)}. */
    @Override
    public String toString() {
        if (listed.isEmpty()) {
            return effectClass.word();
        }
        return effectClass.word() + " ("
                + String.join(", ", listed.stream().map(Capability::wireName).toList()) + ")";
    }
}
