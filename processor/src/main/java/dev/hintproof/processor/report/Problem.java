package dev.hintproof.processor.report;

import java.util.Locale;

/**
 * Everything that the processor can say. A constant's {@link #pageName()} stands in brackets before the message, and is the
 * name of its page under {@code docs/diagnostics/}.
 */
public enum Problem {
    // Running at all
    /** The compiler is not one that the processor can work in. */
    UNSUPPORTED_COMPILER(Severity.ERROR),
    /** A value of an option isn't one that it may have. */
    INVALID_OPTION(Severity.ERROR),
    /** A catalog of the project or of a dependency can't be used. */
    INVALID_CATALOG(Severity.ERROR),
    /** A defect of the processor itself. */
    INTERNAL_ERROR(Severity.ERROR),
    /** Generated classes have no server runtime to lean on. */
    NO_SERVER_RUNTIME(Severity.NOTE),
    /** A file can't be written, read or deleted. */
    OUTPUT_FAILED(Severity.ERROR),

    // Shapes of servers and tools
    /** A tool outside of a server. */
    TOOL_WITHOUT_SERVER(Severity.ERROR),
    /** A server without tools. */
    SERVER_WITHOUT_TOOLS(Severity.WARNING),
    /** A server class of a shape that can't be served. */
    INVALID_SERVER(Severity.ERROR),
    /** A server's name that the protocol or the file system refuses. */
    INVALID_SERVER_NAME(Severity.ERROR),
    /** Classes of one server that disagree about it. */
    CONFLICTING_SERVERS(Severity.ERROR),
    /** A method of a shape that can't be called as a tool. */
    INVALID_TOOL(Severity.ERROR),
    /** A tool's name that the protocol refuses. */
    INVALID_TOOL_NAME(Severity.ERROR),
    /** A tool's name that some clients refuse. */
    LONG_TOOL_NAME(Severity.WARNING),
    /** Two tools of one name. */
    DUPLICATE_TOOL(Severity.ERROR),
    /** Two tools whose names clients may take for one. */
    SIMILAR_TOOL_NAMES(Severity.WARNING),
    /** An argument's name that clients refuse. */
    INVALID_PARAMETER_NAME(Severity.ERROR),
    /** Two arguments of one name. */
    DUPLICATE_PARAMETER(Severity.ERROR),

    // Declared effects
    /** Two effects on one element. */
    CONTRADICTORY_EFFECTS(Severity.ERROR),
    /** A capability that isn't on the closed list. */
    UNKNOWN_CAPABILITY(Severity.ERROR),
    /** A capability that the class of its annotation doesn't admit. */
    CAPABILITY_NOT_ADMITTED(Severity.ERROR),
    /** A vouch that says nothing or nothing valid. */
    INVALID_VOUCH(Severity.ERROR),
    /** An annotation that has no meaning where it stands. */
    MISPLACED_ANNOTATION(Severity.ERROR),
    /** A witnessed tool without an undo. */
    MISSING_UNDO(Severity.ERROR),
    /** An undo that names no tool of the server. */
    UNKNOWN_UNDO(Severity.ERROR),
    /** An undo that can't be called with the witness. */
    UNDO_SIGNATURE(Severity.ERROR),
    /** A witness that may be null. */
    NULLABLE_WITNESS(Severity.ERROR),
    /** An undo that can't be undone with, by what it reaches. */
    UNDO_REACH(Severity.ERROR),

    // Schemas
    /** A type that JSON Schema or the decoder can't represent. */
    UNSUPPORTED_TYPE(Severity.ERROR),
    /** A type that generated code can't name. */
    INACCESSIBLE_TYPE(Severity.ERROR),
    /** Two properties of one wire name. */
    DUPLICATE_PROPERTY(Severity.ERROR),
    /** A default that isn't a value of its parameter. */
    INVALID_DEFAULT(Severity.ERROR),
    /** Constraints that no value meets, or that the type can't have. */
    INVALID_CONSTRAINT(Severity.ERROR),
    /** A pattern that ECMA-262 lacks. */
    INVALID_PATTERN(Severity.ERROR),
    /** A constraint that can't be said in JSON Schema. */
    INEXACT_CONSTRAINT(Severity.NOTE),
    /** Too many arguments for a client or for the JVM. */
    TOO_MANY_PARAMETERS(Severity.ERROR),
    /** A generated schema that isn't valid: a defect of the processor. */
    INVALID_SCHEMA(Severity.ERROR),

    // Texts and labels
    /** A tool without a description. */
    MISSING_DESCRIPTION(Severity.WARNING),
    /** A text that names a parameter that isn't there. */
    UNKNOWN_PARAMETER_TAG(Severity.WARNING),
    /** Javadoc that can't be read. */
    BROKEN_JAVADOC(Severity.WARNING),
    /** A parameter whose risk class is only missed because of its spelling. */
    RISK_LABEL_MISSED(Severity.NOTE),

    // Effects, after compilation
    /** A tool that can reach more than it declares. */
    DECLARED_BOUND(Severity.ERROR),
    /** A helper, an override or a lambda that exceeds its bound. */
    HELPER_BOUND(Severity.ERROR),
    /** A tool that declares more than its code reaches. */
    OVER_PRIVILEGED(Severity.NOTE),
    /** A tool without an effect annotation. */
    UNDECLARED_TOOL(Severity.NOTE),
    /** A tool without an effect annotation where they are mandatory. */
    MISSING_EFFECT(Severity.ERROR),
    /** A class file that the analysis needs and can't find or read. */
    UNREADABLE_CLASS(Severity.ERROR),
    /** A manifest of an earlier compilation that can't be read. */
    UNREADABLE_MANIFEST(Severity.ERROR);

    private final Severity severity;

    Problem(Severity severity) {
        this.severity = severity;
    }

    /** How bad it is without {@code -Ahintproof.strict}. */
    public Severity severity() {
        return severity;
    }

    /** Its stable name: {@code DeclaredBound}. */
    public String pageName() {
        var name = new StringBuilder();
        for (String word : name().split("_", -1)) {
            name.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
        }
        return name.toString();
    }
}
