package dev.hintproof.server.call;

import java.util.List;

/** Arguments that the tool can't be called with. */
final class InvalidArgumentsException extends Exception {

    private static final long serialVersionUID = 1L;

    /** @param problems one line each, with a JSON pointer */
    InvalidArgumentsException(String tool, List<String> problems) {
        super("Invalid arguments for " + tool + ":\n- " + String.join("\n- ", problems));
    }
}
