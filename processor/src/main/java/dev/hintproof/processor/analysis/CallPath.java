package dev.hintproof.processor.analysis;

import java.util.List;

/**
 * One shortest chain of calls from a method to a boundary: the reason in a diagnostic.
 *
 * @param steps from the first method to the boundary, which is the last; never empty
 */
public record CallPath(List<Step> steps) {

    /** Copies the steps. */
    public CallPath {
        steps = List.copyOf(steps);
    }

    /**
     * One step.
     *
     * @param what what is entered: {@code NoteIndex.refresh()}, {@code Mirror::pull (method reference)}, {@code lambda in
     *     NoteTools.list()}, {@code static initialiser of Config}, {@code HttpRequest.Builder.POST}
     * @param where {@code File.java:12}, or {@code catalog NAME} for a boundary from a catalog; empty if not known
     */
    public record Step(String what, String where) {}
}
