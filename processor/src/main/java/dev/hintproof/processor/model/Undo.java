package dev.hintproof.processor.model;

import dev.hintproof.processor.report.Place;

/**
 * How a witnessed tool's change is taken back.
 *
 * @param tool wire name of the undo
 * @param witness from what it is called
 * @param place where it is named
 */
public record Undo(String tool, Witness witness, Place place) {

    /** From what an undo is called. */
    public enum Witness {
        /** The forward tool's result. */
        RESULT,
        /** The forward tool's arguments. */
        ARGUMENTS
    }
}
