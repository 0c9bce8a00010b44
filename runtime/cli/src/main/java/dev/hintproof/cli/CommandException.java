package dev.hintproof.cli;

/** Something that keeps a command from running, with a message for its user. */
public final class CommandException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** With that message. */
    public CommandException(String message) {
        super(message);
    }
}
