package dev.hintproof.processor.analysis;

import java.util.Optional;

/**
 * Answers what methods of one program can reach. Made once for a program and asked for many methods; what it has learnt for
 * one is used for the next. Not safe for use by several threads.
 */
public interface Analyzer {

    /**
     * What a method reaches.
     *
     * @param entry the method
     * @param role how it is called
     * @return empty where there is no such method
     */
    Optional<Reach> reach(MethodId entry, Role role);

    /**
     * Every place where the program creates or overrides something that is bounded, and exceeds the bound: the bodies of
     * bounded helpers, overrides of bounded methods, and lambdas given to bounded parameters or fields. Sorted by place.
     */
    java.util.List<BoundViolation> boundViolations();

    /** How a method is called. */
    enum Role {
        /** By an MCP client: its arguments are decoded, its result encoded, and its object is alive already. */
        TOOL,
        /** By other code. */
        METHOD
    }

    /**
     * A method by class, name and descriptor, all as class files spell them.
     *
     * @param owner internal name of the declaring class
     * @param name method name
     * @param descriptor method descriptor
     */
    record MethodId(String owner, String name, String descriptor) {}

    /**
     * Something that exceeds its bound.
     *
     * @param bounded the class file element that carries the bound, for people: {@code parameter 'action' of Jobs.run}
     * @param bearer the class that declares the bounded element, by internal name
     * @param offender the method that exceeds it
     * @param allowed what the bound admits, for people: {@code plain}
     * @param crossing the boundary that it doesn't admit
     */
    record BoundViolation(String bounded, String bearer, MethodId offender, String allowed, Crossing crossing) {}
}
