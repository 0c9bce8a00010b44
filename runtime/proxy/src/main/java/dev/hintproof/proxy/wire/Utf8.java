package dev.hintproof.proxy.wire;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Tells a message in UTF-8 from anything else. */
final class Utf8 {
    private Utf8() {}

    /** Refuses what isn't UTF-8, and what the parser would take for UTF-16 or skip as a mark while other readers don't. */
    static void require(byte[] bytes) throws MalformedMessage {
        boolean ascii = true;
        for (byte each : bytes) {
            if (each == 0) {
                throw new MalformedMessage(MalformedMessage.Kind.NOT_JSON, null, "a zero byte: not JSON in UTF-8");
            }
            ascii &= each > 0;
        }
        if (ascii) {
            return;
        }
        if (LineReader.startsWithMark(bytes)) {
            throw new MalformedMessage(MalformedMessage.Kind.NOT_JSON, null, "a byte order mark before the message");
        }
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
        } catch (CharacterCodingException e) {
            throw new MalformedMessage(MalformedMessage.Kind.NOT_JSON, null, "not UTF-8");
        }
    }
}
