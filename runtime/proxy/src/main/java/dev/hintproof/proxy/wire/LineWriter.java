package dev.hintproof.proxy.wire;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;

/** Writes whole lines, one at a time, from whatever thread; each is flushed. Nothing else may write to the stream. */
public final class LineWriter {
    private final OutputStream out;
    private byte[] buffer = new byte[8192];

    /** Writes to that stream, which should not buffer by itself. */
    public LineWriter(OutputStream out) {
        this.out = out;
    }

    /**
     * Writes one line and its end. Separators that other readers would take for a line's end are escaped on the way.
     *
     * @param line JSON text without a newline
     */
    public synchronized void write(byte[] line) throws IOException {
        byte[] safe = Separators.escape(line);
        if (buffer.length < safe.length + 1 && safe.length < 1024 * 1024) {
            buffer = new byte[Math.max(safe.length + 1, buffer.length * 2)];
        }
        if (safe.length + 1 <= buffer.length) {
            System.arraycopy(safe, 0, buffer, 0, safe.length);
            buffer[safe.length] = '\n';
            out.write(buffer, 0, safe.length + 1);
        } else {
            out.write(safe);
            out.write('\n');
        }
        out.flush();
        if (out instanceof PrintStream printing && printing.checkError()) {
            throw new IOException("the stream can't be written to any more");
        }
    }

    /** Closes the stream: the reader on the other side sees its end. */
    public synchronized void close() throws IOException {
        out.close();
    }
}
