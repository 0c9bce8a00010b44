package dev.hintproof.proxy.ledger;

import java.util.Locale;

/** What became of a call that was sent. */
public enum CallOutcome {
    /** Sent, not answered yet; unknown once its gate is gone. */
    SENT,
    /** Answered by a result. */
    OK,
    /** Answered by a result that says it is an error. */
    TOOL_ERROR,
    /** Answered by a JSON-RPC error. */
    ERROR,
    /** Answered by a question to the client; a retry goes on with it. */
    ASKED_BACK,
    /** Let pass, but withdrawn by its caller before it was sent. */
    NOT_SENT,
    /** Never answered: time ran out, it was cancelled or stopped, the server or the gate ended. */
    UNKNOWN;

    /** The word that tables, JSON and the journal use. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * The outcome of that word.
     *
     * @throws IllegalArgumentException where there is none
     */
    public static CallOutcome of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
