package dev.hintproof.proxy.wire;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads a line as one JSON-RPC message. What two readers could take differently is refused: duplicate keys at any depth,
 * malformed UTF-8, batches, ids that are neither a string nor an integer, more than one value in a line.
 */
public final class MessageReader {
    /** Keys that begin so are the gate's own. */
    public static final String OWN_NAMESPACE = "dev.hintproof/";

    /** A key that claims an effect class, alone or under some namespace. */
    public static final String CLAIM_KEY = "x-revl";

    private static final Set<String> MEMBERS = Set.of("jsonrpc", "id", "method", "params", "result", "error");
    private static final Set<String> PARAMETERS =
            Set.of("name", "arguments", "_meta", "inputResponses", "requestState", "task");

    private final byte[] bytes;
    private final Map<String, Span> top = new LinkedHashMap<>();
    private final Map<String, Span> inner = new LinkedHashMap<>();
    private @Nullable RequestId id;
    private @Nullable String method;
    private boolean speaksForGate;

    private MessageReader(byte[] bytes) {
        this.bytes = bytes;
    }

    /**
     * Reads one line.
     *
     * @throws MalformedMessage where it is no message that can be passed on
     */
    public static Message read(byte[] line) throws MalformedMessage {
        return new MessageReader(line).read();
    }

    private Message read() throws MalformedMessage {
        Utf8.require(bytes);
        try (JsonParser parser = Json.FACTORY.createParser(bytes)) {
            JsonToken first = parser.nextToken();
            if (first == JsonToken.START_ARRAY) {
                throw notAMessage("a batch: send its messages one by one");
            }
            if (first != JsonToken.START_OBJECT) {
                throw first == null
                        ? new MalformedMessage(MalformedMessage.Kind.NOT_JSON, null, "an empty message")
                        : notAMessage("a message is a JSON object");
            }
            readMembers(parser);
            if (parser.nextToken() != null) {
                throw new MalformedMessage(
                        MalformedMessage.Kind.NOT_JSON,
                        LenientId.in(bytes).orElse(null),
                        "more than one JSON value in one line");
            }
        } catch (IOException e) {
            throw unreadable(e);
        }
        return checked();
    }

    private void readMembers(JsonParser parser) throws IOException, MalformedMessage {
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String name = noted(parser.currentName());
            JsonToken token = parser.nextToken();
            int start = (int) parser.currentTokenLocation().getByteOffset();
            switch (name) {
                case "id" -> id = readId(parser, token);
                case "method" -> method = readMethod(parser, token);
                case "params", "result" -> readInner(parser, token);
                default -> skip(parser, token);
            }
            top.put(name, span(parser, token, start));
        }
    }

    private static Span span(JsonParser parser, JsonToken token, int start) throws IOException {
        parser.finishToken();
        return new Span(token, start, (int) parser.currentLocation().getByteOffset());
    }

    private void readInner(JsonParser parser, JsonToken token) throws IOException {
        if (token != JsonToken.START_OBJECT) {
            skip(parser, token);
            return;
        }
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String name = noted(parser.currentName());
            JsonToken value = parser.nextToken();
            int start = (int) parser.currentTokenLocation().getByteOffset();
            skip(parser, value);
            inner.put(name, span(parser, value, start));
        }
    }

    /** Reads over a value, names included: the parser's own skipping would not show them. */
    private void skip(JsonParser parser, JsonToken token) throws IOException {
        if (!token.isStructStart()) {
            return;
        }
        for (int depth = 1; depth > 0; ) {
            JsonToken next = parser.nextToken();
            if (next == null) {
                return;
            }
            if (next == JsonToken.FIELD_NAME) {
                noted(parser.currentName());
            } else if (next.isStructStart()) {
                depth++;
            } else if (next.isStructEnd()) {
                depth--;
            }
        }
    }

    private String noted(String name) {
        if (name.startsWith(OWN_NAMESPACE) || name.endsWith(CLAIM_KEY)) {
            speaksForGate = true;
        }
        return name;
    }

    private @Nullable RequestId readId(JsonParser parser, JsonToken token) throws IOException, MalformedMessage {
        switch (token) {
            case VALUE_STRING -> {
                if (parser.getTextLength() > RequestId.LONGEST) {
                    throw notAMessage("an id is at most " + RequestId.LONGEST + " characters long");
                }
                return RequestId.ofString(parser.getText());
            }
            case VALUE_NUMBER_INT -> {
                BigInteger value = parser.getBigIntegerValue();
                return new RequestId(false, value.toString());
            }
            case VALUE_NULL -> {
                return null;
            }
            default -> throw notAMessage("an id is a string or an integer");
        }
    }

    private String readMethod(JsonParser parser, JsonToken token) throws IOException, MalformedMessage {
        if (token != JsonToken.VALUE_STRING) {
            throw new MalformedMessage(
                    MalformedMessage.Kind.NOT_A_MESSAGE,
                    LenientId.in(bytes).orElse(null),
                    "a method is named by a string");
        }
        return parser.getText();
    }

    private Message checked() throws MalformedMessage {
        Span version = top.get("jsonrpc");
        if (version == null
                || !Json.read(bytes, version.start(), version.end()).asText().equals("2.0")) {
            throw new MalformedMessage(MalformedMessage.Kind.NOT_A_MESSAGE, id, "a message says \"jsonrpc\": \"2.0\"");
        }
        boolean answer = top.containsKey("result") || top.containsKey("error");
        if (method != null && answer) {
            throw new MalformedMessage(MalformedMessage.Kind.NOT_A_MESSAGE, id, "a message asks or answers, not both");
        }
        if (top.containsKey("result") && top.containsKey("error")) {
            throw new MalformedMessage(
                    MalformedMessage.Kind.NOT_A_MESSAGE, id, "an answer has a result or an error, not both");
        }
        if (method == null && !answer) {
            throw new MalformedMessage(MalformedMessage.Kind.NOT_A_MESSAGE, id, "no method, no result and no error");
        }
        if (method != null && id == null && top.containsKey("id")) {
            throw new MalformedMessage(MalformedMessage.Kind.NOT_A_MESSAGE, null, "a request's id is not null");
        }
        requireNoLookAlikes(top.keySet(), MEMBERS);
        if ("tools/call".equals(method)) {
            requireNoLookAlikes(inner.keySet(), PARAMETERS);
        }
        return new Message(bytes, id, method, top, inner, speaksForGate);
    }

    /** Readers that take no notice of case (Go's encoding/json) would see a member here that others don't. */
    private void requireNoLookAlikes(Set<String> names, Set<String> known) throws MalformedMessage {
        for (String name : names) {
            if (!known.contains(name) && known.stream().anyMatch(name::equalsIgnoreCase)) {
                throw new MalformedMessage(
                        MalformedMessage.Kind.NOT_A_MESSAGE,
                        id,
                        "'" + Printable.text(name, 40) + "' differs by case alone from a member that MCP knows");
            }
        }
    }

    private MalformedMessage notAMessage(String message) {
        return new MalformedMessage(MalformedMessage.Kind.NOT_A_MESSAGE, null, message);
    }

    private MalformedMessage unreadable(IOException cause) {
        String text = String.valueOf(cause.getMessage());
        if (text.startsWith("Duplicate field")) {
            return new MalformedMessage(
                    MalformedMessage.Kind.NOT_A_MESSAGE,
                    LenientId.in(bytes).orElse(null),
                    "a key stands twice in one object: readers differ on which of them counts");
        }
        int stop = text.indexOf('\n');
        return new MalformedMessage(
                MalformedMessage.Kind.NOT_JSON,
                null,
                "not JSON: " + Printable.text(stop < 0 ? text : text.substring(0, stop), 200));
    }
}
