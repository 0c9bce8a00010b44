package dev.hintproof.proxy.wire;

/** Text of others, made fit for a terminal: what could move a cursor, hide or reorder characters is shown as an escape. */
public final class Printable {
    private static final int LONGEST_GAP = 8;
    private static final int MOST_MARKS = 2;

    private Printable() {}

    /**
     * The text with every control, format, surrogate, private-use and unassigned character, every separator but the space, what
     * shows as nothing, and what piles up on other characters written as a backslash escape. Backslashes are doubled, so that nothing
     * can pose as an escape; a run of spaces that could push what follows to another line is counted.
     *
     * @param limit how many characters of the text to show at most; the rest is cut and its length said
     */
    public static String text(String text, int limit) {
        return new Writer(text, limit, false).write();
    }

    /** The whole text, escaped. */
    public static String text(String text) {
        return text(text, Integer.MAX_VALUE);
    }

    /** The same of a name: every letter beyond ASCII is escaped too, as it may look like another. */
    public static String name(String text, int limit) {
        return new Writer(text, limit, true).write();
    }

    private static final class Writer {
        private final String text;
        private final int limit;
        private final boolean asciiOnly;
        private final StringBuilder out;
        private int marks;

        Writer(String text, int limit, boolean asciiOnly) {
            this.text = text;
            this.limit = limit;
            this.asciiOnly = asciiOnly;
            this.out = new StringBuilder(Math.min(text.length(), limit) + 16);
        }

        String write() {
            int shown = 0;
            for (int i = 0; i < text.length() && shown < limit; shown++) {
                int spaces = spacesAt(i);
                if (spaces > LONGEST_GAP) {
                    out.append("\\{").append(spaces).append(" spaces}");
                    i += spaces;
                    shown += spaces - 1;
                    continue;
                }
                int point = text.codePointAt(i);
                i += Character.charCount(point);
                marks = isMark(point) ? marks + 1 : 0;
                append(point);
            }
            int points = text.codePointCount(0, text.length());
            return points > shown ? out + "… (" + (points - shown) + " more characters)" : out.toString();
        }

        private int spacesAt(int from) {
            int end = from;
            while (end < text.length() && text.charAt(end) == ' ') {
                end++;
            }
            return end - from;
        }

        private void append(int point) {
            if (point == '\\') {
                out.append("\\\\");
            } else if (point == '\n') {
                out.append("\\n");
            } else if (point == '\t') {
                out.append("\\t");
            } else if ((point < 0x7F || !asciiOnly) && marks <= MOST_MARKS && isHarmless(point)) {
                out.appendCodePoint(point);
            } else if (point <= 0xFFFF) {
                out.append(String.format("\\u%04x", point));
            } else {
                out.append(String.format("\\u{%x}", point));
            }
        }
    }

    private static boolean isMark(int point) {
        int type = Character.getType(point);
        return type == Character.NON_SPACING_MARK
                || type == Character.ENCLOSING_MARK
                || type == Character.COMBINING_SPACING_MARK;
    }

    private static boolean isHarmless(int point) {
        if (point >= ' ' && point < 0x7F) {
            return true;
        }
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SPACE_SEPARATOR -> false;
            default -> !isInvisible(point);
        };
    }

    /** Letters, marks and symbols that show nothing: Hangul fillers, the joiner of graphemes, the blank of Braille, selectors. */
    private static boolean isInvisible(int point) {
        return point == 0x034F
                || point == 0x2800
                || point == 0x1D159
                || point == 0x115F
                || point == 0x1160
                || point == 0x3164
                || point == 0xFFA0
                || (point >= 0x17B4 && point <= 0x17B5)
                || (point >= 0x180B && point <= 0x180F)
                || (point >= 0xFE00 && point <= 0xFE0F)
                || (point >= 0xE0100 && point <= 0xE01EF);
    }
}
