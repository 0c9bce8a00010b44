package dev.hintproof.proxy.wire;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Splits a stream into lines at byte 0x0A and nowhere else: a lone CR, U+0085, U+2028 and U+2029 end no line. A CR before the
 * line's end and a byte order mark at the stream's start are dropped. A line is bounded, whatever pieces it arrives in.
 */
public final class LineReader {
    /** The longest line that is taken, in bytes: 16 MiB. */
    public static final int LIMIT = 16 * 1024 * 1024;

    /** How much of a line that is too long is kept, to find out whose it was. */
    private static final int KEPT_OF_OVERLONG = 4096;

    private final InputStream in;
    private final int limit;
    private final byte[] buffer = new byte[64 * 1024];
    private int position;
    private int end;
    private boolean atStart = true;

    /** Reads lines of at most {@link #LIMIT} bytes. */
    public LineReader(InputStream in) {
        this(in, LIMIT);
    }

    /**
     * Reads lines of at most {@code limit} bytes.
     *
     * @param limit without the line's end
     */
    public LineReader(InputStream in, int limit) {
        this.in = in;
        this.limit = limit;
    }

    /**
     * One line without its end.
     *
     * @param bytes the line, or its beginning where it was too long
     * @param overlong whether the line was longer than the limit; the rest of it has been skipped
     */
    @SuppressWarnings("ArrayRecordComponent") // a line is handed over once and never compared
    public record Line(byte[] bytes, boolean overlong) {
        /** Whether there is nothing in it but blanks. */
        public boolean isBlank() {
            for (byte each : bytes) {
                if (each != ' ' && each != '\t' && each != '\r') {
                    return false;
                }
            }
            return true;
        }
    }

    /**
     * The next line; a last one without an end counts too.
     *
     * @return null at the end of the stream
     */
    public @Nullable Line next() throws IOException {
        ByteArrayOutputStream pieces = null;
        boolean overlong = false;
        while (true) {
            if (position == end && !fill()) {
                return pieces == null ? null : line(pieces.toByteArray(), overlong);
            }
            int stop = indexOfNewline();
            int length = stop - position;
            if (pieces == null && stop < end && length <= limit) {
                byte[] whole = Arrays.copyOfRange(buffer, position, stop);
                position = stop + 1;
                return line(whole, false);
            }
            if (pieces == null) {
                pieces = new ByteArrayOutputStream(length + 1024);
            }
            if (!overlong && pieces.size() + length > limit) {
                overlong = true;
                byte[] kept = Arrays.copyOf(pieces.toByteArray(), Math.min(pieces.size(), KEPT_OF_OVERLONG));
                pieces = new ByteArrayOutputStream(KEPT_OF_OVERLONG);
                pieces.write(kept, 0, kept.length);
            }
            int room = overlong ? KEPT_OF_OVERLONG - pieces.size() : length;
            pieces.write(buffer, position, Math.min(length, room));
            position = stop;
            if (stop < end) {
                position++;
                return line(pieces.toByteArray(), overlong);
            }
        }
    }

    private boolean fill() throws IOException {
        position = 0;
        end = Math.max(0, in.read(buffer, 0, buffer.length));
        return end > 0;
    }

    private int indexOfNewline() {
        for (int i = position; i < end; i++) {
            if (buffer[i] == '\n') {
                return i;
            }
        }
        return end;
    }

    private Line line(byte[] bytes, boolean overlong) {
        int from = atStart && startsWithMark(bytes) ? 3 : 0;
        atStart = false;
        int to = bytes.length > from && bytes[bytes.length - 1] == '\r' ? bytes.length - 1 : bytes.length;
        return new Line(from == 0 && to == bytes.length ? bytes : Arrays.copyOfRange(bytes, from, to), overlong);
    }

    static boolean startsWithMark(byte[] bytes) {
        return bytes.length >= 3 && bytes[0] == (byte) 0xEF && bytes[1] == (byte) 0xBB && bytes[2] == (byte) 0xBF;
    }
}
