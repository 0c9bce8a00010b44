package dev.hintproof.processor.bytecode;

/** Where a class comes from. */
public enum Origin {
    /** The module that is checked. */
    MODULE,
    /** A library on its class or module path. */
    DEPENDENCY,
    /** The JDK. */
    JDK
}
