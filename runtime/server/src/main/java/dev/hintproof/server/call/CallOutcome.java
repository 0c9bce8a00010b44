package dev.hintproof.server.call;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/**
 * The result of a call as it goes over the wire, but for what an era adds.
 *
 * @param json {@code content} and {@code isError}, and where they apply {@code structuredContent} and {@code _meta}
 */
public record CallOutcome(ObjectNode json) {

    private static final String INPUT_REQUIRED = "input_required";

    /** Says "no error" where nothing is said: some clients unbox the flag unseen. */
    public CallOutcome {
        if (!json.has("isError") && !json.path("resultType").asText().equals(INPUT_REQUIRED)) {
            json.put("isError", false);
        }
    }

    /** A text for the model, no error. */
    public static CallOutcome text(String text) {
        return new CallOutcome(contentOf(text));
    }

    /** A text that tells the model what went wrong. */
    public static CallOutcome error(String text) {
        ObjectNode json = contentOf(text);
        json.put("isError", true);
        return new CallOutcome(json);
    }

    /** Structured content, and the same as text for clients that don't read it. */
    public static CallOutcome structured(JsonNode value) {
        ObjectNode json = contentOf(value.toString());
        json.set("structuredContent", value);
        return new CallOutcome(json);
    }

    /** Whether the call failed. */
    public boolean isError() {
        return json.path("isError").asBoolean(false);
    }

    /** Whether it is no result, but the question that the 2026-07-28 protocol has in its place. */
    public boolean asksForInput() {
        return json.path("resultType").asText().equals(INPUT_REQUIRED);
    }

    /** The text of the first content block, or null where that is none. */
    public @Nullable String text() {
        return json.path("content").path(0).path("text").textValue();
    }

    private static ObjectNode contentOf(String text) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.putArray("content").addObject().put("type", "text").put("text", text);
        return json;
    }
}
