package dev.hintproof.proxy.wire;

import com.fasterxml.jackson.databind.JsonNode;
import org.jspecify.annotations.Nullable;

/**
 * The id of a JSON-RPC request, told apart by type and value: {@code 1} and {@code "1"} are two ids.
 *
 * @param isString whether it was a string
 * @param value the string, or the integer's digits
 */
public record RequestId(boolean isString, String value) {
    /** The longest string that is taken for an id, in characters. */
    public static final int LONGEST = 1024;

    /** The id that is this string. */
    public static RequestId ofString(String value) {
        return new RequestId(true, value);
    }

    /** The id that is this number. */
    public static RequestId ofNumber(long value) {
        return new RequestId(false, Long.toString(value));
    }

    /** The id that is this JSON value; null where it is none. */
    public static @Nullable RequestId in(JsonNode node) {
        return node.isTextual()
                ? ofString(node.textValue())
                : node.isIntegralNumber()
                        ? new RequestId(false, node.bigIntegerValue().toString())
                        : null;
    }

    /** The id as JSON text. */
    public String json() {
        return isString ? Json.quote(value) : value;
    }

    @Override
    public String toString() {
        return json();
    }
}
