package dev.hintproof.server.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * What of a JSON-RPC message matters before it is dispatched, read without building a tree.
 *
 * @param id a {@code Long} or {@code String}, or null where the message has none
 * @param method null for a response
 * @param response whether it has {@code result} or {@code error}
 * @param statesVersion whether {@code params._meta} names a protocol version, as every request of 2026-07-28 does
 * @param cancels the {@code params.requestId} of a cancellation, or null
 */
record Envelope(
        @Nullable Object id,
        @Nullable String method,
        boolean response,
        boolean statesVersion,
        @Nullable Object cancels) {

    private static final String VERSION_KEY = "io.modelcontextprotocol/protocolVersion";

    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    /** Not a message that could be answered otherwise than with an error. */
    static final class Malformed extends Exception {

        private static final long serialVersionUID = 1L;

        final int code;
        final transient @Nullable Object id;

        Malformed(int code, @Nullable Object id, String message) {
            super(message);
            this.code = code;
            this.id = id;
        }
    }

    static final int PARSE_ERROR = -32700;
    static final int INVALID_REQUEST = -32600;

    boolean isRequest() {
        return method != null && id != null;
    }

    /** @throws Malformed when the line isn't one well-formed JSON-RPC 2.0 message */
    static Envelope parse(byte[] line, int length) throws Malformed {
        try (JsonParser parser = JSON.createParser(line, 0, length)) {
            JsonToken start = parser.nextToken();
            if (start == JsonToken.START_ARRAY) {
                throw new Malformed(INVALID_REQUEST, null, "batches are not part of MCP: send one message a line");
            }
            if (start != JsonToken.START_OBJECT) {
                throw new Malformed(INVALID_REQUEST, null, "a message is a JSON object");
            }
            Envelope envelope = new Reader(parser).read();
            if (parser.nextToken() != null) {
                throw new Malformed(INVALID_REQUEST, null, "more than one message in a line");
            }
            return envelope;
        } catch (IOException wrong) {
            throw new Malformed(PARSE_ERROR, null, "not valid JSON: " + firstLine(wrong));
        }
    }

    private static String firstLine(IOException wrong) {
        String message = wrong instanceof com.fasterxml.jackson.core.JsonProcessingException json
                ? json.getOriginalMessage()
                : String.valueOf(wrong.getMessage());
        return message.lines().findFirst().orElse("");
    }

    /** One pass over the top level. */
    private static final class Reader {

        private final JsonParser parser;
        private @Nullable Object id;
        private boolean badId;
        private @Nullable String method;
        private boolean badMethod;
        private boolean response;
        private boolean version2;
        private boolean statesVersion;
        private @Nullable Object cancels;

        Reader(JsonParser parser) {
            this.parser = parser;
        }

        Envelope read() throws IOException, Malformed {
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                String name = parser.currentName();
                JsonToken value = parser.nextToken();
                switch (name) {
                    case "id" -> {
                        id = id(value);
                        badId = id == null;
                    }
                    case "method" -> {
                        method = parser.getText();
                        badMethod = value != JsonToken.VALUE_STRING;
                    }
                    case "jsonrpc" -> version2 = "2.0".equals(parser.getText());
                    case "result", "error" -> response = true;
                    case "params" -> params(value);
                    default -> {}
                }
                parser.skipChildren();
            }
            return checked();
        }

        private Envelope checked() throws Malformed {
            if (badId && !(response && method == null)) {
                throw new Malformed(INVALID_REQUEST, null, "\"id\" has to be a string or an integer");
            }
            if (!version2) {
                throw new Malformed(INVALID_REQUEST, id, "\"jsonrpc\" has to be \"2.0\"");
            }
            if (badMethod || (method == null) != response) {
                throw new Malformed(INVALID_REQUEST, id, "neither a request nor a notification nor a response");
            }
            return new Envelope(id, method, response, statesVersion, cancels);
        }

        private void params(JsonToken start) throws IOException {
            if (start != JsonToken.START_OBJECT) {
                return;
            }
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                String name = parser.currentName();
                JsonToken value = parser.nextToken();
                if (name.equals("requestId")) {
                    cancels = id(value);
                } else if (name.equals("_meta") && value == JsonToken.START_OBJECT) {
                    meta();
                }
                parser.skipChildren();
            }
        }

        private void meta() throws IOException {
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                statesVersion |= parser.currentName().equals(VERSION_KEY);
                parser.nextToken();
                parser.skipChildren();
            }
        }

        private @Nullable Object id(JsonToken value) throws IOException {
            if (value == JsonToken.VALUE_STRING) {
                return parser.getText();
            }
            boolean integer =
                    value == JsonToken.VALUE_NUMBER_INT && parser.getNumberType() != JsonParser.NumberType.BIG_INTEGER;
            return integer ? (Object) parser.getLongValue() : null;
        }
    }
}
