package dev.hintproof.processor.catalog;

import java.util.List;

/** A catalog that can't be used. Its message has every problem on a line of its own. */
public final class CatalogException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<Problem> problems;

    /**
     * Makes the exception for all problems of a catalog.
     *
     * @param problems not empty, in the order of their places
     */
    public CatalogException(List<Problem> problems) {
        super(String.join("\n", problems.stream().map(Problem::toString).toList()));
        this.problems = List.copyOf(problems);
    }

    /** What is wrong, in the order of the places. */
    public List<Problem> problems() {
        return problems;
    }

    /**
     * One thing that is wrong.
     *
     * @param file the catalog's file name, as it was given
     * @param line counted from 1; 0 for the file as a whole
     * @param message what is wrong and how to mend it
     */
    public record Problem(String file, int line, String message) {
        @Override
        public String toString() {
            return line == 0 ? file + ": " + message : file + ":" + line + ": " + message;
        }
    }
}
