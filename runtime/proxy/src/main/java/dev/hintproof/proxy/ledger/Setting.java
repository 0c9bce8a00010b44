package dev.hintproof.proxy.ledger;

/** What the journal keeps one of. */
public enum Setting {
    /** Present while nothing may be sent; its value is the reason. */
    STOPPED,
    /** Present once a first list has been pinned; its value is when. */
    FIRST_LIST,
    /** The last tool list, with what was made of each tool, as JSON. */
    SURFACE,
    /** The operator's {@link Seal}, as JSON. */
    SEAL
}
