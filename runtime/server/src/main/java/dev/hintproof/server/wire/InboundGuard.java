package dev.hintproof.server.wire;

import dev.hintproof.server.ProtocolEra;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;

/**
 * The way in: hands the SDK one well-formed JSON-RPC message a line and answers everything else itself, so that a stray line
 * never ends a session. The end of the input reaches the SDK only when what was asked before it has been answered.
 */
final class InboundGuard extends InputStream {

    /** Longest line, in bytes; longer ones are refused, so that a client can't fill the memory. */
    static final int MAX_LINE = 16 * 1024 * 1024;

    /** How long calls that still run may take after the client has closed its side. */
    static final Duration PATIENCE = Duration.ofSeconds(30);

    private static final int BUFFER = 8192;

    private final InputStream in;
    private final OutboundGuard out;
    private final InFlight inFlight;
    private final CountDownLatch ended = new CountDownLatch(1);
    private final byte[] buffer = new byte[BUFFER];
    private int bufferStart;
    private int bufferEnd;

    private byte[] line = {};
    private int position;
    private @Nullable ProtocolEra era;
    private boolean initialized;
    private @Nullable Object handedOn;

    InboundGuard(InputStream in, OutboundGuard out, InFlight inFlight) {
        this.in = in;
        this.out = out;
        this.inFlight = inFlight;
    }

    /** Reads on to the first message and tells from it what the client speaks; null when there is none. */
    @Nullable
    ProtocolEra era() throws IOException {
        return fill() ? era : null;
    }

    /** Waits for the end of the input. */
    void awaitEnd() throws InterruptedException {
        ended.await();
    }

    @Override
    public int available() {
        return line.length - position;
    }

    @Override
    public int read() throws IOException {
        return fill() ? line[position++] & 0xff : -1;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        if (!fill()) {
            return -1;
        }
        int count = Math.min(length, line.length - position);
        System.arraycopy(line, position, target, offset, count);
        position += count;
        return count;
    }

    /** Makes sure that there is something to hand out; false at the end. */
    private boolean fill() throws IOException {
        while (position == line.length) {
            if (handedOn != null) {
                // Only now, when the SDK has seen it too: the call must not end before the SDK knows to drop its
                // answer.
                inFlight.cancel(handedOn, false);
                handedOn = null;
            }
            byte[] next = nextLine();
            if (next == null) {
                inFlight.awaitIdle(PATIENCE);
                ended.countDown();
                return false;
            }
            if (admits(next)) {
                line = next;
                position = 0;
            }
        }
        return true;
    }

    private boolean admits(byte[] candidate) throws IOException {
        if (isBlank(candidate)) {
            return false;
        }
        Envelope message;
        try {
            message = Envelope.parse(candidate, candidate.length);
        } catch (Envelope.Malformed malformed) {
            out.error(malformed.id, malformed.code, String.valueOf(malformed.getMessage()));
            return false;
        }
        if (era == null) {
            era = "initialize".equals(message.method()) && !message.statesVersion()
                    ? ProtocolEra.SESSION
                    : ProtocolEra.STATELESS;
        }
        if (message.isRequest()) {
            return admitsRequest(message);
        }
        if ("notifications/initialized".equals(message.method())) {
            initialized = true;
        } else if ("notifications/cancelled".equals(message.method()) && message.cancels() != null) {
            return admitsCancellation(message.cancels());
        }
        return true;
    }

    /** The SDK's session knows no cancellation: it answers all the same. Its stateless server does, and drops the answer. */
    private boolean admitsCancellation(Object id) {
        if (era == ProtocolEra.SESSION) {
            inFlight.cancel(id, true);
            return false;
        }
        handedOn = id;
        return true;
    }

    private boolean admitsRequest(Envelope message) throws IOException {
        Object id = message.id();
        if (era == ProtocolEra.SESSION && !initialized && !"initialize".equals(message.method())) {
            if ("ping".equals(message.method())) {
                out.pong(id);
                return false;
            }
            // The SDK would keep it until the notification comes: for ever, where the client forgot it.
            out.error(id, Envelope.INVALID_REQUEST, "send notifications/initialized before " + message.method());
            return false;
        }
        if (id != null && !inFlight.begin(id)) {
            out.error(id, Envelope.INVALID_REQUEST, "a request with this id is still in flight");
            return false;
        }
        return true;
    }

    /** The next line with its line feed, or null at the end. A carriage return is white space between JSON's tokens. */
    private byte @Nullable [] nextLine() throws IOException {
        ByteArrayOutputStream collected = new ByteArrayOutputStream();
        boolean tooLong = false;
        while (true) {
            if (bufferStart == bufferEnd) {
                bufferStart = 0;
                bufferEnd = in.read(buffer);
                if (bufferEnd < 0) {
                    bufferEnd = 0;
                    return collected.size() == 0 || tooLong ? null : finished(collected);
                }
            }
            int end = bufferStart;
            while (end < bufferEnd && buffer[end] != '\n') {
                if (buffer[end] == '\r') {
                    buffer[end] = ' ';
                }
                end++;
            }
            tooLong |= collected.size() + (end - bufferStart) > MAX_LINE;
            if (tooLong) {
                collected.reset();
            } else {
                collected.write(buffer, bufferStart, end - bufferStart);
            }
            bufferStart = end;
            if (end < bufferEnd) {
                bufferStart++;
                if (!tooLong) {
                    return finished(collected);
                }
                out.error(null, Envelope.INVALID_REQUEST, "a message is at most " + MAX_LINE + " bytes long");
                tooLong = false;
            }
        }
    }

    private static boolean isBlank(byte[] candidate) {
        for (byte octet : candidate) {
            if (octet != ' ' && octet != '\t' && octet != '\n') {
                return false;
            }
        }
        return true;
    }

    private static byte[] finished(ByteArrayOutputStream collected) {
        collected.write('\n');
        return collected.toByteArray();
    }
}
