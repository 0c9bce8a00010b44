package dev.hintproof.manifest.effect;

import java.util.Locale;

/** What a tool may do at most, from least to most: the order of the constants is the order of the classes. */
public enum EffectClass {
    /** Observes, but changes nothing outside the call. */
    PLAIN,

    /** Changes only what its undo can change back. */
    WITNESSED,

    /** May do what can't be taken back. */
    EMISSION;

    /** Whether everything of the given class is admitted here too. */
    public boolean admits(EffectClass other) {
        return other.compareTo(this) <= 0;
    }

    /** The word that manifests and messages use: {@code plain}, {@code witnessed}, {@code emission}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
