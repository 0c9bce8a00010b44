package dev.hintproof.processor.model;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.manifest.effect.EffectClass;
import dev.hintproof.manifest.effect.Scope;
import dev.hintproof.processor.report.Place;
import java.util.List;

/**
 * A declared effect.
 *
 * @param effectClass the class
 * @param scope the capabilities admitted beside the plain ones
 * @param explicit whether an annotation says so, on the tool or on its class
 * @param place the annotation, or the tool where there is none
 */
public record Declared(EffectClass effectClass, Scope scope, boolean explicit, Place place) {

    /** What a tool without an effect annotation may do: everything. */
    public static Declared missing(Place place) {
        return new Declared(EffectClass.EMISSION, Scope.unscoped(), false, place);
    }

    /** Whether a capability is admitted. */
    public boolean admits(Capability capability) {
        return scope.admits(effectClass, capability);
    }

    /** For people: {@code plain}, {@code emission with only net.write}. */
    public String describe() {
        if (scope.isUnscoped()) {
            return effectClass.word();
        }
        List<String> names = scope.wireNames(effectClass);
        return effectClass.word() + " with only " + String.join(", ", names);
    }
}
