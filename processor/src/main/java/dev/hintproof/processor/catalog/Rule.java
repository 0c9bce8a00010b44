package dev.hintproof.processor.catalog;

import dev.hintproof.manifest.effect.Capability;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * What a catalog says of one method or constructor, with the defaults of its type and package already applied.
 *
 * @param where the file and line of the rule that won, such as {@code java.base.effects:120}
 * @param catalog the name of the catalog that it stands in, for messages
 * @param effects the capabilities that are crossed whatever the arguments are; empty for a plain method
 * @param decider what decides a further effect from constant arguments
 * @param carrier whether the result (a constructor's object) carries the effect to where it is used
 * @param need the value whose making counted the effect, and what it counts when that isn't known
 * @param callbacks what it calls back; empty means that anything it can get hold of may be called
 * @param mutates which objects it changes
 * @param keeps whether what changes holds afterwards what was passed; a stream that was written to doesn't
 * @param result what its result is
 * @param uses whether carriers that are passed or held count as used
 * @param follows the name by which the analyser knows a reflective method; empty for others
 * @param openWorld whether it may touch entities outside although no {@code net.*} capability says so
 */
public record Rule(
        String where,
        String catalog,
        SortedSet<Capability> effects,
        Decider decider,
        boolean carrier,
        Optional<Need> need,
        Optional<List<Callback>> callbacks,
        List<Slot> mutates,
        boolean keeps,
        Result result,
        boolean uses,
        Optional<String> follows,
        boolean openWorld) {

    /** A value at a call: the receiver, an argument, or what one of them holds. */
    public sealed interface Slot {
        /** The receiver; for a constructor the object being made. */
        record This() implements Slot {}

        /**
         * The receiver alone: where it is a view of something ({@link Result.View}), that isn't changed. An iterator that
         * moves on changes itself, one that removes changes the collection too. Stands only in {@link Rule#mutates()}.
         */
        record Self() implements Slot {}

        /** An argument, counted from 0. */
        record Argument(int index) implements Slot {}

        /** Every argument. */
        record AllArguments() implements Slot {}

        /** What the receiver holds. */
        record Contents() implements Slot {}

        /** What an argument holds. */
        record ContentsOf(int index) implements Slot {}
    }

    /**
     * One thing that is called back: the value, and the method's name. An empty name means every method by which the value's
     * class implements or overrides one of a type that isn't analysed; for a lambda that is its body.
     */
    public record Callback(Slot target, Optional<String> method) {}

    /** {@code needs X else CAPABILITY}. */
    public record Need(Slot value, Capability otherwise) {}

    /** What decides the effect from the constants at a call. */
    public sealed interface Decider {
        /** Nothing: {@link Rule#effects()} is all. */
        record None() implements Decider {}

        /** The SQL text at an argument. */
        record Sql(int argument) implements Decider {}

        /** The HTTP method at an argument. */
        record HttpMethod(int argument) implements Decider {}

        /** The {@code OpenOption}s at an argument, or at any where {@code argument} is -1. */
        record OpenOptions(int argument) implements Decider {}
    }

    /** What a result is, in relation to what was passed. */
    public sealed interface Result {
        /** No relation. */
        record Value() implements Result {}

        /** New, and holds what was passed. */
        record Fresh() implements Result {}

        /** The value at a slot: {@code this}, an argument, or something held. */
        record Same(Slot slot) implements Result {}

        /** New, but changes to it change the value at the slot. */
        record View(Slot slot) implements Result {}

        /** From outside. */
        record Open() implements Result {}

        /** Any of these but {@link Open}. */
        record Any() implements Result {}
    }
}
