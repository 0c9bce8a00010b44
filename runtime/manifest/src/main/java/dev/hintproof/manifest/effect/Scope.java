package dev.hintproof.manifest.effect;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The capabilities that a declaration admits beside the plain ones: those that it lists, or, where it lists none, all that its
 * class can have ({@code @Emission} without a list is unscoped).
 *
 * @param listed the capabilities listed, plain ones too where the author listed them; empty for an unscoped declaration
 */
public record Scope(Optional<SortedSet<Capability>> listed) {

    private static final Scope UNSCOPED = new Scope(Optional.empty());

    /** Copies the capabilities. */
    public Scope {
        listed = listed.map(capabilities -> Collections.unmodifiableSortedSet(new TreeSet<>(capabilities)));
    }

    /** A declaration that lists nothing. */
    public static Scope unscoped() {
        return UNSCOPED;
    }

    /** A declaration that lists exactly these; an empty list is {@link #unscoped()}, as it is in an annotation. */
    public static Scope of(Collection<Capability> capabilities) {
        return capabilities.isEmpty() ? UNSCOPED : new Scope(Optional.of(new TreeSet<>(capabilities)));
    }

    /** Whether nothing is listed. */
    public boolean isUnscoped() {
        return listed.isEmpty();
    }

    /** Whether that capability may be used under a declaration of that class with this scope. */
    public boolean admits(EffectClass declared, Capability capability) {
        return capability.effectClass() == EffectClass.PLAIN
                || listed.map(capabilities -> capabilities.contains(capability))
                        .orElse(declared.admits(capability.effectClass()));
    }

    /**
     * How a manifest writes it: {@code []} for plain, {@code ["*"]} for an unscoped emission, every undoable capability for an
     * unscoped witnessed declaration, else what is listed, sorted by name.
     */
    public List<String> wireNames(EffectClass declared) {
        if (declared == EffectClass.PLAIN) {
            return List.of();
        }
        if (isUnscoped() && declared == EffectClass.EMISSION) {
            return List.of("*");
        }
        var names = new ArrayList<String>();
        for (Capability capability : listed.orElseGet(Scope::undoable)) {
            names.add(capability.wireName());
        }
        Collections.sort(names);
        return List.copyOf(names);
    }

    /**
     * Reads what {@link #wireNames} wrote.
     *
     * @throws IllegalArgumentException for a name that is no capability, or {@code *} where it can't be
     */
    public static Scope ofWireNames(EffectClass declared, List<String> names) {
        if (declared == EffectClass.EMISSION && names.equals(List.of("*"))) {
            return UNSCOPED;
        }
        var capabilities = EnumSet.noneOf(Capability.class);
        for (String name : names) {
            capabilities.add(Capability.of(name)
                    .orElseThrow(() -> new IllegalArgumentException("'" + name + "' is no capability")));
        }
        if (declared == EffectClass.PLAIN ? !capabilities.isEmpty() : capabilities.isEmpty()) {
            throw new IllegalArgumentException(
                    "a " + declared.word() + " tool can't have the capabilities " + capabilities);
        }
        return declared == EffectClass.WITNESSED && capabilities.equals(undoable()) ? UNSCOPED : of(capabilities);
    }

    private static SortedSet<Capability> undoable() {
        var result = new TreeSet<Capability>();
        for (Capability capability : Capability.values()) {
            if (capability.effectClass() == EffectClass.WITNESSED) {
                result.add(capability);
            }
        }
        return result;
    }
}
