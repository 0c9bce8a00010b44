package dev.hintproof.processor.catalog;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.processor.catalog.CatalogTable.Entry;
import dev.hintproof.processor.catalog.Statement.Trait;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** Completes what a method's line says with what its type's line says, and with the format's defaults. */
final class RuleBuilder {
    /** Whether a type, by internal name, holds nothing that a program can make. */
    private final Predicate<String> isValue;

    RuleBuilder(Predicate<String> isValue) {
        this.isValue = isValue;
    }

    /**
     * The rule for one method.
     *
     * @param entry the line that won, which states an effect
     * @param type the line of the declaring type, if it has one
     */
    Rule method(Entry entry, @Nullable Entry type, String descriptor) {
        Statement own = entry.statement();
        Statement shared = type == null ? own : type.statement();
        int arguments = Type.getArgumentTypes(descriptor).length;
        boolean holder = shared.traits().contains(Trait.HOLDER);
        boolean immutable =
                shared.traits().contains(Trait.IMMUTABLE) || shared.traits().contains(Trait.VALUE);
        boolean valuesOnly = shared.traits().contains(Trait.VALUE) && takesValuesOnly(descriptor);
        Statement.Calls calls =
                first(own.calls(), shared.calls(), new Statement.Calls(!holder && !valuesOnly, List.of()));
        List<Rule.Slot> noMutation = immutable ? List.of() : List.of(new Rule.Slot.This());
        Statement.Effect effect = first(own.effect(), shared.effect(), OPAQUE);
        return new Rule(
                entry.where(),
                entry.catalog(),
                effect.capabilities(),
                effect.decider(),
                own.carrier(),
                own.need(),
                calls.any() ? Optional.empty() : Optional.of(callbacks(calls.callbacks(), arguments)),
                slots(first(own.mutates(), shared.mutates(), noMutation), arguments),
                first(own.keeps(), shared.keeps(), true),
                result(own, shared, descriptor),
                first(own.uses(), shared.uses(), !holder),
                own.follows(),
                own.openWorld() || shared.openWorld());
    }

    /** The rule for a method that a described type has but no line speaks of: nothing is known of it. */
    Rule unknown(Entry type) {
        return new Rule(
                type.where(),
                type.catalog(),
                OPAQUE.capabilities(),
                OPAQUE.decider(),
                false,
                Optional.empty(),
                Optional.empty(),
                List.of(new Rule.Slot.This()),
                true,
                new Rule.Result.Any(),
                true,
                Optional.empty(),
                false);
    }

    private static final Statement.Effect OPAQUE = new Statement.Effect(
            Collections.unmodifiableSortedSet(new TreeSet<>(List.of(Capability.OPAQUE))), new Rule.Decider.None());

    private static <T> T first(@Nullable T own, @Nullable T shared, T otherwise) {
        return own != null ? own : shared != null ? shared : otherwise;
    }

    /** A number or a string has no relation to anything, whatever a line says of the methods that it speaks of. */
    private Rule.Result result(Statement own, Statement shared, String descriptor) {
        return isValue(Type.getReturnType(descriptor))
                ? new Rule.Result.Value()
                : first(own.result(), shared.result(), new Rule.Result.Any());
    }

    private boolean takesValuesOnly(String descriptor) {
        for (Type type : Type.getArgumentTypes(descriptor)) {
            if (!isValue(type)) {
                return false;
            }
        }
        return true;
    }

    private boolean isValue(Type type) {
        return type.getSort() < Type.ARRAY || (type.getSort() == Type.OBJECT && isValue.test(type.getInternalName()));
    }

    /** Leaves out arguments that this overload doesn't have. */
    private static List<Rule.Callback> callbacks(List<Rule.Callback> callbacks, int arguments) {
        return callbacks.stream()
                .flatMap(callback ->
                        expanded(callback.target(), arguments).map(slot -> new Rule.Callback(slot, callback.method())))
                .toList();
    }

    private static List<Rule.Slot> slots(List<Rule.Slot> slots, int arguments) {
        return slots.stream().flatMap(slot -> expanded(slot, arguments)).toList();
    }

    private static Stream<Rule.Slot> expanded(Rule.Slot slot, int arguments) {
        if (slot == SlotParser.CONTENTS_OF_ALL) {
            return IntStream.range(0, arguments).mapToObj(Rule.Slot.ContentsOf::new);
        }
        if (slot instanceof Rule.Slot.Argument argument) {
            return argument.index() < arguments ? Stream.of(slot) : Stream.empty();
        }
        if (slot instanceof Rule.Slot.ContentsOf holder) {
            return holder.index() < arguments ? Stream.of(slot) : Stream.empty();
        }
        return Stream.of(slot);
    }
}
