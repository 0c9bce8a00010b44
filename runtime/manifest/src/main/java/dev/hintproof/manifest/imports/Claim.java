package dev.hintproof.manifest.imports;

import java.util.Locale;

/** What a tool's claim to be read-only is worth. */
public enum Claim {
    /** It doesn't make the claim. */
    NONE,
    /** It makes the claim, nothing contradicts it, and nobody believes it. */
    UNCHECKED,
    /** It makes the claim, nothing contradicts it, and the operator trusts it. */
    TRUSTED,
    /** It makes the claim, and something contradicts it. */
    CONTRADICTED,
    /** It made the claim, and was seen to change something. */
    OBSERVED,
    /** Its class was derived from its code, and that was verified. */
    DERIVED;

    /** The word that lists and reports use. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
