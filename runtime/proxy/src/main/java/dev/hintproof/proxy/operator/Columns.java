package dev.hintproof.proxy.operator;

import dev.hintproof.proxy.wire.Printable;
import java.util.ArrayList;
import java.util.List;

/** Rows under headings, each column as wide as it needs; nothing in them acts on a terminal or gets to another line. */
final class Columns {
    private static final int WIDEST_CELL = 44;

    /** The heading of the column of tools' names. */
    static final String TOOL = "TOOL";

    private final List<String[]> rows = new ArrayList<>();
    private final String[] headings;
    private final int widestLast;

    /**
     * @param widestLast how many characters of a last cell are shown
     */
    Columns(int widestLast, String... headings) {
        this.rows.add(headings);
        this.headings = headings;
        this.widestLast = widestLast;
    }

    /** Adds a row of foreign texts. */
    void row(String... cells) {
        String[] safe = new String[headings.length];
        for (int i = 0; i < safe.length; i++) {
            int widest = i == safe.length - 1 ? widestLast : WIDEST_CELL;
            safe[i] = headings[i].equals(TOOL) ? Printable.name(cells[i], widest) : Printable.text(cells[i], widest);
        }
        rows.add(safe);
    }

    String text() {
        int[] widths = new int[headings.length];
        for (String[] row : rows) {
            for (int i = 0; i < row.length; i++) {
                widths[i] = Math.max(widths[i], width(row[i]));
            }
        }
        StringBuilder out = new StringBuilder();
        for (String[] row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < row.length; i++) {
                line.append(row[i]).append(" ".repeat(widths[i] - width(row[i]) + 2));
            }
            out.append(line.toString().stripTrailing()).append("\n");
        }
        return out.toString();
    }

    /** How many columns of a terminal a text takes. */
    static int width(String text) {
        return text.codePoints().map(Columns::width).sum();
    }

    private static int width(int point) {
        if (point < 0x300) {
            return 1;
        }
        int type = Character.getType(point);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
            return 0;
        }
        return isWide(point) ? 2 : 1;
    }

    /** Roughly Unicode's East Asian Width, wide and fullwidth (UAX #11), with the emoji that terminals draw wide. */
    private static boolean isWide(int point) {
        return (point >= 0x1100 && point <= 0x115F)
                || (point >= 0x2E80 && point <= 0x303E)
                || (point >= 0x3041 && point <= 0xA4CF)
                || (point >= 0xAC00 && point <= 0xD7A3)
                || (point >= 0xF900 && point <= 0xFAFF)
                || (point >= 0xFE30 && point <= 0xFE4F)
                || (point >= 0xFF00 && point <= 0xFF60)
                || (point >= 0xFFE0 && point <= 0xFFE6)
                || (point >= 0x1F300 && point <= 0x1F64F)
                || (point >= 0x1F680 && point <= 0x1F6FF)
                || (point >= 0x1F900 && point <= 0x1F9FF)
                || (point >= 0x20000 && point <= 0x3FFFD);
    }
}
