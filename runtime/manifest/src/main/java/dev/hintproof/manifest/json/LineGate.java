package dev.hintproof.manifest.json;

import java.io.IOException;
import java.io.InputStream;

/**
 * A stream that never hands out bytes of two lines at once, and that can be told to end with the current line. So a parser that
 * failed in one line of JSON lines has taken nothing of the next.
 */
final class LineGate extends InputStream {

    private final InputStream in;
    private final byte[] buffer = new byte[1 << 16];
    private int position;
    private int limit;
    private long line = 1;
    private boolean lineIsOver;
    private boolean endAtLineFeed;

    LineGate(InputStream in) {
        this.in = in;
    }

    /** Number of the line that was handed out last, from 1. */
    long line() {
        return line;
    }

    /** From now on, the stream seems to end at the end of the current line, until {@link #nextLine}. */
    void endAtLineFeed() {
        endAtLineFeed = true;
    }

    /** Passes over what is left of the current line, and lets the next one be read. Returns whether there is one. */
    boolean nextLine() throws IOException {
        while (!lineIsOver) {
            if (!fill()) {
                return false;
            }
            take(limit - position);
        }
        if (!fill()) {
            return false;
        }
        lineIsOver = false;
        line++;
        return true;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        if (lineIsOver && (endAtLineFeed || !nextLine())) {
            return -1;
        }
        if (!fill()) {
            return -1;
        }
        int from = position;
        int taken = take(length);
        System.arraycopy(buffer, from, target, offset, taken);
        return taken;
    }

    /** Moves on by at most that many bytes, not beyond the next line feed. Returns by how many. */
    private int take(int length) {
        int from = position;
        int end = Math.min(limit, from + length);
        while (position < end) {
            if (buffer[position++] == '\n') {
                lineIsOver = true;
                break;
            }
        }
        return position - from;
    }

    private boolean fill() throws IOException {
        if (position < limit) {
            return true;
        }
        position = 0;
        limit = Math.max(0, in.read(buffer, 0, buffer.length));
        return limit > 0;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
