package dev.hintproof.processor.schema;

import dev.hintproof.processor.report.Problem;

/** A type that has no schema. The message names the type, where in it the trouble lies, and what would do. */
public final class UnrepresentableException extends Exception {

    private static final long serialVersionUID = 1L;

    private final Problem problem;
    private final String fix;

    UnrepresentableException(Problem problem, String message, String fix) {
        super(message);
        this.problem = problem;
        this.fix = fix;
    }

    /** What is wrong. */
    public Problem problem() {
        return problem;
    }

    /** What would do. */
    public String fix() {
        return fix;
    }
}
