package dev.hintproof.proxy.relay;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;

/** Bytes from one thread to another, in the pieces in which they are written. */
final class Pipe {
    private static final byte[] END = new byte[0];

    private final LinkedBlockingQueue<byte[]> pieces = new LinkedBlockingQueue<>();

    private final Semaphore room = new Semaphore(1);

    /** From now on writers wait, as at a pipe that is full. */
    void fill() {
        room.acquireUninterruptibly();
    }

    /** Writers go on. */
    void drain() {
        room.release();
    }

    final OutputStream out = new OutputStream() {
        @Override
        public void write(int b) {
            pieces.add(new byte[] {(byte) b});
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            room.acquireUninterruptibly();
            room.release();
            if (length > 0) {
                pieces.add(java.util.Arrays.copyOfRange(bytes, from, from + length));
            }
        }

        @Override
        public void close() {
            pieces.add(END);
        }
    };

    final InputStream in = new InputStream() {
        private byte[] piece = new byte[0];
        private int at;
        private boolean ended;

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            if (ended) {
                return -1;
            }
            try {
                if (at == piece.length) {
                    piece = pieces.take();
                    at = 0;
                    if (piece == END) {
                        ended = true;
                        return -1;
                    }
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException(e);
            }
            int count = Math.min(length, piece.length - at);
            System.arraycopy(piece, at, into, from, count);
            at += count;
            return count;
        }
    };
}
