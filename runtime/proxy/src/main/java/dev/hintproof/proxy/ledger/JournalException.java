package dev.hintproof.proxy.ledger;

/** The journal can't be read or written. Whoever meets it lets nothing pass. The message has place, cause and fix. */
public class JournalException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String message;

    /** With that message. */
    public JournalException(String message) {
        super(message);
        this.message = message;
    }

    /** With that message and what it was found by. */
    public JournalException(String message, Throwable cause) {
        super(message, cause);
        this.message = message;
    }

    @Override
    public String getMessage() {
        return message;
    }
}
