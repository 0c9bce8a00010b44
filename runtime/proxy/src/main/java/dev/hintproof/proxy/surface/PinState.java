package dev.hintproof.proxy.surface;

import java.util.Locale;

/** How a tool's present definition stands to what was pinned. */
public enum PinState {
    /** It is what was pinned. */
    PINNED,
    /** It differs from what was pinned. */
    DRIFTED,
    /** Nothing is pinned for it. */
    NEW;

    /** The word that lists and reports use. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
