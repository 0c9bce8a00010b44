package dev.hintproof.processor.catalog;

import dev.hintproof.manifest.effect.Capability;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/**
 * What a line says, before the defaults of its type are applied. Null means that the line is silent.
 *
 * @param effect null where the line of a type says only what its methods have in common
 * @param traits what is said of a type as a whole
 */
record Statement(
        @Nullable Effect effect,
        Set<Trait> traits,
        boolean carrier,
        Optional<Rule.Need> need,
        @Nullable Calls calls,
        @Nullable List<Rule.Slot> mutates,
        @Nullable Boolean keeps,
        Rule.@Nullable Result result,
        @Nullable Boolean uses,
        Optional<String> follows,
        boolean openWorld) {

    /** The boundary that is crossed. */
    record Effect(SortedSet<Capability> capabilities, Rule.Decider decider) {}

    /**
     * What is called back.
     *
     * @param any whether anything that can be got hold of may be called
     * @param callbacks what is, where {@code any} is false
     */
    record Calls(boolean any, List<Rule.Callback> callbacks) {}

    /** What can be said of a type as a whole. */
    enum Trait {
        /** No method changes an object of it. */
        IMMUTABLE,
        /** Immutable, and holds nothing that a program can make: a number, a date. */
        VALUE,
        /** Only keeps what it is given. */
        HOLDER,
        /** A value from outside can do anything. */
        OPEN
    }
}
