package dev.hintproof.cli;

/** What the command ends with. */
public final class ExitCode {

    /** Fine, or nothing but notes. */
    public static final int OK = 0;

    /** Findings: something that a person should look at. */
    public static final int FINDINGS = 1;

    /** It could not run, or not do all of it: wrong options, unreadable input. */
    public static final int COULD_NOT_RUN = 2;

    /** Findings that must not pass. */
    public static final int BLOCKED = 3;

    private ExitCode() {}
}
