package dev.hintproof.processor.constants;

import dev.hintproof.processor.constants.ConstantText.Part;
import java.util.List;
import java.util.Optional;

/** What can be said of a text's holes alone, whatever the text is for. */
final class Holes {

    private Holes() {}

    /** Names the holes of which nothing is known; empty where there are none. */
    static Optional<String> unknown(ConstantText text) {
        List<String> names = text.parts().stream()
                .filter(Part.Unknown.class::isInstance)
                .map(part -> ((Part.Unknown) part).what())
                .distinct()
                .toList();
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of("the text has a hole that isn't constant: " + String.join(", ", names));
    }
}
