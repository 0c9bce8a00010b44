package dev.hintproof.server;

/**
 * What a tool throws to tell the model why it can't do what was asked. The message goes to the client as it is, in a result
 * with {@code isError}, and nothing is logged: this is an answer, not a defect.
 */
public class ToolFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** @param message what went wrong and what to do instead, for the model */
    public ToolFailure(String message) {
        super(message);
    }

    /**
     * @param message what went wrong and what to do instead, for the model
     * @param cause kept for the server's own log
     */
    public ToolFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
