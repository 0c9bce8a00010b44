package dev.hintproof.proxy.wire;

/** Text of others, made fit for a terminal: what could move a cursor, hide or reorder characters is shown as an escape. */
public final class Printable {
    private Printable() {}

    /**
     * The text with every control, format, surrogate, private-use and unassigned character, and every separator but the space,
     * written as a backslash escape; backslashes are doubled, so that nothing can pose as an escape.
     *
     * @param limit how many characters of the text to show at most; the rest is cut and its length said
     */
    public static String text(String text, int limit) {
        StringBuilder out = new StringBuilder(Math.min(text.length(), limit) + 16);
        int shown = 0;
        for (int i = 0; i < text.length() && shown < limit; shown++) {
            int point = text.codePointAt(i);
            i += Character.charCount(point);
            append(out, point);
        }
        int points = text.codePointCount(0, text.length());
        return points > limit ? out + "… (" + (points - limit) + " more characters)" : out.toString();
    }

    /** The whole text, escaped. */
    public static String text(String text) {
        return text(text, Integer.MAX_VALUE);
    }

    private static void append(StringBuilder out, int point) {
        if (point == '\\') {
            out.append("\\\\");
        } else if (point == '\n') {
            out.append("\\n");
        } else if (point == '\t') {
            out.append("\\t");
        } else if (isHarmless(point)) {
            out.appendCodePoint(point);
        } else if (point <= 0xFFFF) {
            out.append(String.format("\\u%04x", point));
        } else {
            out.append(String.format("\\u{%x}", point));
        }
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

    /** Letters and marks that show nothing: Hangul fillers, combining grapheme joiner, variation selectors. */
    private static boolean isInvisible(int point) {
        return point == 0x034F
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
