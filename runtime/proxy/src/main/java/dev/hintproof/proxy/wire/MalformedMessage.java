package dev.hintproof.proxy.wire;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A line that is no JSON-RPC message that this gate would pass on. */
public final class MalformedMessage extends Exception {
    private static final long serialVersionUID = 1L;

    /** What is wrong with the line. */
    public enum Kind {
        /** It is no JSON text. */
        NOT_JSON(-32700),
        /** It is JSON, but no JSON-RPC message, or one that readers could take differently. */
        NOT_A_MESSAGE(-32600);

        private final int code;

        Kind(int code) {
            this.code = code;
        }

        /** The JSON-RPC error code that answers it. */
        public int code() {
            return code;
        }
    }

    private final Kind kind;

    @SuppressWarnings("serial") // never serialised
    private final transient @Nullable RequestId id;

    MalformedMessage(Kind kind, @Nullable RequestId id, String message) {
        super(message);
        this.kind = kind;
        this.id = id;
    }

    /** What is wrong with it. */
    public Kind kind() {
        return kind;
    }

    /** Whose message it was, where that could still be made out. */
    public Optional<RequestId> id() {
        return Optional.ofNullable(id);
    }
}
