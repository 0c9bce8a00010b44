package dev.hintproof.processor.report;

import java.util.List;

/**
 * One labelled row of a message's body.
 *
 * @param label what the row tells: {@code effect}, {@code path}, {@code fix}
 * @param lines its text; the second line and those after it stand below the first
 */
public record Row(String label, List<String> lines) {

    /** Copies the lines. */
    public Row {
        lines = List.copyOf(lines);
    }

    /** A row of one line. */
    public static Row of(String label, String text) {
        return new Row(label, text.lines().toList());
    }
}
