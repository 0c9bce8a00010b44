package dev.hintproof.processor.cases.generated;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.processor.catalog.EffectCatalog;
import dev.hintproof.processor.catalog.Rule;
import dev.hintproof.processor.catalog.TypeTraits;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The built-in catalog with one more type, {@link Boundary}.
 *
 * @param builtIn what describes everything else
 */
record BoundaryCatalog(EffectCatalog builtIn) implements EffectCatalog {

    private static final String BOUNDARY = "dev/hintproof/processor/cases/generated/Boundary";

    @Override
    public Optional<Rule> rule(String declaringClass, String name, String descriptor) {
        if (!declaringClass.equals(BOUNDARY)) {
            return builtIn.rule(declaringClass, name, descriptor);
        }
        SortedSet<Capability> effects = new TreeSet<>();
        if (name.equals("hit")) {
            effects.add(Capability.FS_DELETE);
        }
        return Optional.of(new Rule(
                "generated.effects:1",
                "generated",
                effects,
                new Rule.Decider.None(),
                false,
                Optional.empty(),
                Optional.of(List.of()),
                List.of(),
                true,
                new Rule.Result.Value(),
                false,
                Optional.empty(),
                false));
    }

    @Override
    public Optional<Rule> field(String declaringClass, String name) {
        return builtIn.field(declaringClass, name);
    }

    @Override
    public TypeTraits traits(String internalName) {
        return internalName.equals(BOUNDARY) ? new TypeTraits(true, true, false, false) : builtIn.traits(internalName);
    }

    @Override
    public String digest() {
        return builtIn.digest();
    }
}
