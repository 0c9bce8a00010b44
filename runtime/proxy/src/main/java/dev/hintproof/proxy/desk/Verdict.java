package dev.hintproof.proxy.desk;

import java.util.Locale;

/** Why a call did not go through, from what weighs most to what weighs least. */
public enum Verdict {
    /** The operator has stopped everything. */
    STOPPED,
    /** The tool's definition isn't the pinned one, or can't be known. */
    DRIFTED,
    /** The gate won't take the call, whoever asks. */
    REFUSED,
    /** The operator said no to this very call. */
    DENIED,
    /** Nobody has said yes yet. */
    APPROVAL_REQUIRED;

    /** The word that answers use. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
