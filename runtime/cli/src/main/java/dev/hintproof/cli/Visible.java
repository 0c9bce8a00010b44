package dev.hintproof.cli;

/**
 * Makes foreign text safe to show: what could steer a terminal, reorder a line or hide in it is written as an escape. Tool lists are
 * hostile until shown otherwise.
 */
public final class Visible {

    private Visible() {}

    /** On one line: line ends become {@code \n}. */
    public static String line(String text) {
        var out = new StringBuilder(text.length());
        text.codePoints().forEach(c -> append(c, out));
        return out.toString();
    }

    /** On one line, cut to a length in characters. */
    public static String line(String text, int length) {
        String cut = text.length() <= length
                ? text
                : text.substring(0, text.offsetByCodePoints(0, Math.min(text.codePointCount(0, text.length()), length)))
                        + "…";
        return line(cut);
    }

    private static void append(int c, StringBuilder out) {
        switch (c) {
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            default -> {
                if (isHidden(c)) {
                    out.append("\\u{").append(Integer.toHexString(c)).append('}');
                } else {
                    out.appendCodePoint(c);
                }
            }
        }
    }

    private static boolean isHidden(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0100 && c <= 0xE01EF) || c == 0x115F || c == 0x3164;
        };
    }
}
