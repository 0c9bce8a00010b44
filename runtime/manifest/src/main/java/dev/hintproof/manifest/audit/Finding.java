package dev.hintproof.manifest.audit;

import java.util.Set;

/**
 * One finding.
 *
 * @param tool name of the tool; empty where it has none, or for the list as a whole
 * @param rule what was found
 * @param severity what it means for the tool
 * @param pointer JSON pointer, inside the tool, to the place
 * @param message one line: what is wrong
 * @param fix one line: what to do
 * @param unlessListed names of tools that make it void if the same list has one of them; it is told only when the list is complete
 */
public record Finding(
        String tool,
        AuditRule rule,
        Severity severity,
        String pointer,
        String message,
        String fix,
        Set<String> unlessListed) {

    /** Copies the names. */
    public Finding {
        unlessListed = Set.copyOf(unlessListed);
    }

    /** A finding that stands whatever else is listed. */
    public Finding(String tool, AuditRule rule, Severity severity, String pointer, String message, String fix) {
        this(tool, rule, severity, pointer, message, fix, Set.of());
    }
}
