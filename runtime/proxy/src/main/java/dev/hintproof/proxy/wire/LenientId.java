package dev.hintproof.proxy.wire;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.util.Optional;

/** Finds out whose message it was that could not be read, or of which only the beginning was kept. */
public final class LenientId {
    private LenientId() {}

    /** The one id at the top of what may be no well-formed message; empty where there is none or more than one. */
    public static Optional<RequestId> in(byte[] bytes) {
        Optional<RequestId> found = Optional.empty();
        try (JsonParser parser = Json.FACTORY.createParser(bytes)) {
            parser.configure(StreamReadFeature.STRICT_DUPLICATE_DETECTION.mappedFeature(), false);
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                return found;
            }
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                String name = parser.currentName();
                JsonToken token = parser.nextToken();
                if (!name.equals("id")) {
                    parser.skipChildren();
                } else if (found.isPresent()) {
                    return Optional.empty();
                } else if (token == JsonToken.VALUE_STRING && parser.getTextLength() <= RequestId.LONGEST) {
                    found = Optional.of(RequestId.ofString(parser.getText()));
                } else if (token == JsonToken.VALUE_NUMBER_INT) {
                    found = Optional.of(
                            new RequestId(false, parser.getBigIntegerValue().toString()));
                }
            }
            return found;
        } catch (IOException e) {
            return found;
        }
    }
}
