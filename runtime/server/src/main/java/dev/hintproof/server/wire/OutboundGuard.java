package dev.hintproof.server.wire;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The way out: collects what the SDK writes into whole lines, writes each in one piece, and keeps the books on what has been
 * answered. Answers to requests that the client has taken back are dropped.
 */
final class OutboundGuard extends OutputStream {

    private final OutputStream out;
    private final InFlight inFlight;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    OutboundGuard(OutputStream out, InFlight inFlight) {
        this.out = out;
        this.inFlight = inFlight;
    }

    @Override
    public synchronized void write(int octet) throws IOException {
        line.write(octet);
        if (octet == '\n') {
            endLine();
        }
    }

    @Override
    public synchronized void write(byte[] octets, int offset, int length) throws IOException {
        int start = offset;
        for (int i = offset; i < offset + length; i++) {
            if (octets[i] == '\n') {
                line.write(octets, start, i + 1 - start);
                endLine();
                start = i + 1;
            }
        }
        line.write(octets, start, offset + length - start);
    }

    @Override
    public synchronized void flush() throws IOException {
        out.flush();
    }

    /** Answers a message that doesn't get as far as the SDK. */
    synchronized void error(@Nullable Object id, int code, String message) throws IOException {
        String text = "{\"jsonrpc\":\"2.0\",\"id\":" + json(id) + ",\"error\":{\"code\":" + code + ",\"message\":"
                + json(message) + "}}\n";
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    /** Answers a ping that comes before the session is set up. */
    synchronized void pong(@Nullable Object id) throws IOException {
        out.write(("{\"jsonrpc\":\"2.0\",\"id\":" + json(id) + ",\"result\":{}}\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    private void endLine() throws IOException {
        byte[] message = line.toByteArray();
        line.reset();
        Object answers = answers(message);
        if (answers != null && !inFlight.wanted(answers)) {
            return;
        }
        out.write(message);
        out.flush();
        if (answers != null) {
            inFlight.end(answers);
        }
    }

    private static @Nullable Object answers(byte[] message) {
        try {
            Envelope envelope = Envelope.parse(message, message.length);
            return envelope.response() ? envelope.id() : null;
        } catch (Envelope.Malformed impossible) {
            throw new IllegalStateException("the SDK wrote no JSON-RPC message", impossible);
        }
    }

    private static String json(@Nullable Object value) {
        return value instanceof String text
                ? '"' + new String(JsonStringEncoder.getInstance().quoteAsString(text)) + '"'
                : String.valueOf(value);
    }
}
