package dev.hintproof.processor.constants;

import dev.hintproof.manifest.effect.Capability;
import java.util.Optional;

/**
 * What a call does, decided by its text.
 *
 * @param capability what is crossed at most
 * @param why for people: why it is no less, such as {@code the text has a hole that isn't constant: parameter 'table'}; empty
 *     where the capability is the least of its kind
 */
public record TextEffect(Capability capability, Optional<String> why) {

    static TextEffect of(Capability capability) {
        return new TextEffect(capability, Optional.empty());
    }

    static TextEffect of(Capability capability, String why) {
        return new TextEffect(capability, Optional.of(why));
    }
}
