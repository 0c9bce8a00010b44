package dev.hintproof.processor.check;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.manifest.effect.EffectClass;
import java.util.Collection;
import java.util.List;

/** The declaration that would fit what is reached. */
final class Advice {

    private Advice() {}

    /** The tightest annotation that admits all of it, ready to paste. */
    static String annotation(Collection<Capability> reached) {
        List<String> beyond = reached.stream()
                .filter(capability -> capability.effectClass() != EffectClass.PLAIN)
                .map(Capability::wireName)
                .sorted()
                .toList();
        if (beyond.isEmpty()) {
            return "@Plain";
        }
        if (effectClass(reached) == EffectClass.WITNESSED) {
            return "@Witnessed(undo = \"…\")";
        }
        return emission(beyond);
    }

    /** {@code @Emission} with what is reached beyond plain. */
    static String emission(List<String> capabilities) {
        String quoted = "\"" + String.join("\", \"", capabilities) + "\"";
        return "@Emission(" + (capabilities.size() == 1 ? quoted : "{" + quoted + "}") + ")";
    }

    /** The least class that admits all of it. */
    static EffectClass effectClass(Collection<Capability> reached) {
        EffectClass least = EffectClass.PLAIN;
        for (Capability capability : reached) {
            least = least.admits(capability.effectClass()) ? least : capability.effectClass();
        }
        return least;
    }
}
