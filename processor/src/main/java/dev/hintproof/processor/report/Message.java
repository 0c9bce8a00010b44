package dev.hintproof.processor.report;

import java.util.List;

/**
 * One message to the author: a headline that stands by itself, then aligned rows.
 *
 * @param problem what it is about
 * @param place where it belongs
 * @param headline what is wrong, in one line
 * @param rows details, in the order of reading
 */
public record Message(Problem problem, Place place, String headline, List<Row> rows) {

    /** Width of the column of labels, up to where the text begins. */
    private static final int LABELS = 8;

    /** Copies the rows. */
    public Message {
        rows = List.copyOf(rows);
    }

    /** A message without details. */
    public static Message of(Problem problem, Place place, String headline) {
        return new Message(problem, place, headline, List.of());
    }

    /** A message with the way out. */
    public static Message of(Problem problem, Place place, String headline, String fix) {
        return new Message(problem, place, headline, List.of(Row.of("fix", fix)));
    }

    /**
     * The text that the compiler is given.
     *
     * @param indent blanks before each row
     */
    public String render(int indent) {
        var text = new StringBuilder("[" + problem.pageName() + "] " + headline);
        for (Row row : rows) {
            String label = row.label();
            for (String line : row.lines()) {
                text.append('\n').append(" ".repeat(indent)).append(label);
                text.append(" ".repeat(Math.max(1, LABELS - label.length()))).append(line);
                label = "";
            }
        }
        return text.toString();
    }
}
