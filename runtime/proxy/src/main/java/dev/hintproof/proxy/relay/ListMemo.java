package dev.hintproof.proxy.relay;

import dev.hintproof.proxy.wire.Json;
import dev.hintproof.proxy.wire.MalformedMessage;
import dev.hintproof.proxy.wire.Message;
import dev.hintproof.proxy.wire.MessageReader;
import dev.hintproof.proxy.wire.RequestId;
import java.io.ByteArrayOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * A list that came whole in one page, and what was made of it. Where the server sends the same bytes again, but for the id, the
 * same is made of them again, without reading them anew.
 */
final class ListMemo {
    private static final int LONGEST_ID = 1100;

    private final byte[] before;
    private final byte[] after;
    private final byte[] shownBefore;
    private final byte[] shownAfter;
    private final long version;

    private ListMemo(Message answer, Message shown, long version) {
        this.before = answer.beforeId();
        this.after = answer.afterId();
        this.shownBefore = shown.beforeId();
        this.shownAfter = shown.afterId();
        this.version = version;
    }

    /**
     * Remembers an answer and what was shown of it.
     *
     * @param version the state's version that it was judged by
     */
    static Optional<ListMemo> of(Message answer, byte[] shown, long version) {
        try {
            return Optional.of(new ListMemo(answer, MessageReader.read(shown), version));
        } catch (MalformedMessage e) {
            return Optional.empty(); // what can't be read again is not remembered
        }
    }

    /** The state's version that it was judged by. */
    long version() {
        return version;
    }

    /** The id of a line that is the same answer to another request; empty where it isn't. */
    Optional<RequestId> idIn(byte[] line) {
        int idLength = line.length - before.length - after.length;
        if (idLength < 1
                || idLength > LONGEST_ID
                || !Arrays.equals(line, 0, before.length, before, 0, before.length)
                || !Arrays.equals(line, line.length - after.length, line.length, after, 0, after.length)) {
            return Optional.empty();
        }
        try {
            return Optional.ofNullable(
                    RequestId.in(Json.read(new String(line, before.length, idLength, StandardCharsets.UTF_8))));
        } catch (UncheckedIOException e) {
            return Optional.empty();
        }
    }

    /** What is shown of it to the request of that id. */
    byte[] shownTo(RequestId id) {
        ByteArrayOutputStream line = new ByteArrayOutputStream(shownBefore.length + shownAfter.length + 16);
        line.writeBytes(shownBefore);
        line.writeBytes(id.json().getBytes(StandardCharsets.UTF_8));
        line.writeBytes(shownAfter);
        return line.toByteArray();
    }
}
