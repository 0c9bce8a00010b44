package dev.hintproof.manifest.imports;

import dev.hintproof.manifest.effect.EffectClass;
import java.util.List;
import java.util.Optional;

/**
 * What is made of one tool of a list.
 *
 * @param index its position in the list, from 0
 * @param name its name; empty where it has no usable one
 * @param effectClass the class that it is given
 * @param claim what its claim to be read-only is worth
 * @param reasons why, most important first; never empty
 * @param unclassifiable what makes it impossible to judge; empty for a tool that can be judged
 * @param undo for a witnessed tool, how it is undone; else empty
 * @param callable whether it can be called at all: it has a name, and no other tool has the same
 */
public record ImportedTool(
        int index,
        Optional<String> name,
        EffectClass effectClass,
        Claim claim,
        List<String> reasons,
        Optional<String> unclassifiable,
        Optional<UndoSpec> undo,
        boolean callable) {

    /** Copies the reasons. */
    public ImportedTool {
        reasons = List.copyOf(reasons);
    }
}
