package dev.hintproof.server;

import java.util.List;

/** A server that doesn't start: its manifest is missing, unreadable, or isn't that of the classes at hand. */
public class CannotServeException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final List<String> problems;

    /**
     * @param server the server's name
     * @param problems one sentence each: what is wrong, where, and what to do
     */
    public CannotServeException(String server, List<String> problems) {
        super("cannot serve '" + server + "':\n  - " + String.join("\n  - ", problems));
        this.problems = List.copyOf(problems);
    }

    /** What is wrong, one sentence each; never empty. */
    public List<String> problems() {
        return problems;
    }
}
