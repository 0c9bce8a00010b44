package dev.hintproof.manifest.audit;

import java.util.Locale;

/** What a finding means for a tool, from least to most. */
public enum Severity {
    /** Worth knowing; nothing follows. */
    NOTE,
    /** A person should look before it is used: breadth, or text that is suspicious but could be honest. */
    QUARANTINE,
    /** It must not be registered: its definition contradicts itself, or attacks. */
    BLOCK;

    /** The word that reports use. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
