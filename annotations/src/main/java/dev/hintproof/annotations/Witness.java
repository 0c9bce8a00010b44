package dev.hintproof.annotations;

/** From which data the undo of a {@link Witnessed} tool is called. */
public enum Witness {
    /**
     * The tool's result. The undo has one parameter that takes it, or its parameters are members of it by wire name and
     * type. A result that may be null is refused.
     */
    RESULT,

    /** The tool's arguments. Each parameter of the undo is one of the tool's, by wire name and type. */
    ARGUMENTS
}
