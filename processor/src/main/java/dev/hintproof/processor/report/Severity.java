package dev.hintproof.processor.report;

/** How bad a message is. */
public enum Severity {
    /** The build fails. */
    ERROR,
    /** Something to mend; an error under {@code -Ahintproof.strict}. */
    WARNING,
    /** Something to know. */
    NOTE
}
