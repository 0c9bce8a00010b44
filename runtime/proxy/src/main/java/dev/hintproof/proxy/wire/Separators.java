package dev.hintproof.proxy.wire;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Takes out of a line what other readers would take for its end. Readers in the field split at a lone CR (Java's
 * {@code BufferedReader}), at U+0085, U+2028 and U+2029 (Java's {@code Scanner}, Python's {@code splitlines}, JavaScript's
 * {@code readline}); a message split there can be read as two.
 */
public final class Separators {
    private Separators() {}

    /**
     * The same JSON text without raw CR, U+0085, U+2028 and U+2029: a CR, which JSON admits between tokens only, becomes a
     * space; the others, which JSON admits in strings only, are escaped.
     *
     * @param json well-formed JSON in UTF-8
     * @return the very same array where there is nothing to do
     */
    public static byte[] escape(byte[] json) {
        int first = next(json, 0);
        if (first == json.length) {
            return json;
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream(json.length + 16);
        int done = 0;
        for (int at = first; at < json.length; at = next(json, done)) {
            out.write(json, done, at - done);
            done = at + replace(json, at, out);
        }
        out.write(json, done, json.length - done);
        return out.toByteArray();
    }

    /** Where the next separator begins at or after {@code from}; the array's length where there is none. */
    private static int next(byte[] json, int from) {
        for (int i = from; i < json.length; i++) {
            byte b = json[i];
            if (b == '\r'
                    || (b == (byte) 0xC2 && i + 1 < json.length && json[i + 1] == (byte) 0x85)
                    || (b == (byte) 0xE2 && isLineOrParagraphSeparator(json, i))) {
                return i;
            }
        }
        return json.length;
    }

    private static boolean isLineOrParagraphSeparator(byte[] json, int at) {
        return at + 2 < json.length
                && json[at + 1] == (byte) 0x80
                && (json[at + 2] == (byte) 0xA8 || json[at + 2] == (byte) 0xA9);
    }

    /** Writes the replacement; returns how many bytes it replaces. */
    private static int replace(byte[] json, int at, ByteArrayOutputStream out) {
        if (json[at] == '\r') {
            out.write(' ');
            return 1;
        }
        boolean nextLine = json[at] == (byte) 0xC2;
        String escape = nextLine ? "\\u0085" : json[at + 2] == (byte) 0xA8 ? "\\u2028" : "\\u2029";
        out.writeBytes(escape.getBytes(StandardCharsets.US_ASCII));
        return nextLine ? 2 : 3;
    }
}
