package dev.hintproof.proxy.wire;

import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One JSON-RPC message: the bytes it came in, and where its parts lie in them. Values are read from the bytes when asked for. */
public final class Message {
    private final byte[] bytes;
    private final @Nullable RequestId id;
    private final @Nullable String method;
    private final Map<String, Span> top;
    private final Map<String, Span> inner;
    private final boolean speaksForGate;

    Message(
            byte[] bytes,
            @Nullable RequestId id,
            @Nullable String method,
            Map<String, Span> top,
            Map<String, Span> inner,
            boolean speaksForGate) {
        this.bytes = bytes;
        this.id = id;
        this.method = method;
        this.top = top;
        this.inner = inner;
        this.speaksForGate = speaksForGate;
    }

    /** The line as it came, without its end. Not to be changed. */
    public byte[] bytes() {
        return bytes;
    }

    /** The id; empty for a notification, and for an answer to a message that had none. */
    public Optional<RequestId> id() {
        return Optional.ofNullable(id);
    }

    /** The method; empty for an answer. */
    public Optional<String> method() {
        return Optional.ofNullable(method);
    }

    /** Whether it has that method. */
    public boolean is(String name) {
        return name.equals(method);
    }

    /** Whether it asks for an answer. */
    public boolean isRequest() {
        return method != null && id != null;
    }

    /** Whether it tells something and asks for no answer. */
    public boolean isNotification() {
        return method != null && id == null;
    }

    /** Whether it answers a request. */
    public boolean isAnswer() {
        return method == null;
    }

    /** Whether it is an answer that carries an error. */
    public boolean isError() {
        return top.containsKey("error");
    }

    /** Whether some key in it is in the gate's own namespace or claims an effect class: {@code dev.hintproof/…}, {@code x-revl}. */
    public boolean speaksForGate() {
        return speaksForGate;
    }

    /** The names of the members of {@code params} or {@code result}, in order. */
    public Set<String> innerNames() {
        return inner.keySet();
    }

    /**
     * A member of the message's {@code params} (a request's or notification's) or {@code result} (an answer's).
     *
     * @return a missing node where there is none
     */
    public JsonNode inner(String name) {
        return read(inner.get(name));
    }

    /** A member of {@code params} or {@code result} where it is a string; empty where it is absent or anything else. */
    public Optional<String> innerText(String name) {
        Span span = inner.get(name);
        return span == null || span.token() != JsonToken.VALUE_STRING
                ? Optional.empty()
                : Optional.of(read(span).textValue());
    }

    /** Whether {@code params} or {@code result} has that member. */
    public boolean hasInner(String name) {
        return inner.containsKey(name);
    }

    /** A member of the message itself; a missing node where there is none. */
    public JsonNode top(String name) {
        return read(top.get(name));
    }

    /** The bytes before the id; empty where there is no id. */
    public byte[] beforeId() {
        Span span = top.get("id");
        return span == null ? new byte[0] : Arrays.copyOfRange(bytes, 0, span.start());
    }

    /** The bytes after the id; empty where there is no id. */
    public byte[] afterId() {
        Span span = top.get("id");
        return span == null ? new byte[0] : Arrays.copyOfRange(bytes, span.end(), bytes.length);
    }

    /** The whole message as a tree. */
    public JsonNode tree() {
        return Json.read(bytes, 0, bytes.length);
    }

    private JsonNode read(@Nullable Span span) {
        return span == null ? MissingNode.getInstance() : Json.read(bytes, span.start(), span.end());
    }
}
