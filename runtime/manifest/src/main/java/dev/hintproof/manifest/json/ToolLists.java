package dev.hintproof.manifest.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a tool list in any of its usual forms: {@code [...]}, {@code {"tools": [...]}}, a JSON-RPC result with either, or a sequence
 * (JSON lines) of these or of single tools. The tools themselves may have any shape; judging them is for others.
 */
public final class ToolLists {

    private ToolLists() {}

    /**
     * The tools of a list, in order.
     *
     * @param text UTF-8
     * @param source what to call it in a message
     * @throws ManifestException if it is no JSON or has none of the forms
     */
    public static List<JsonNode> read(byte[] text, String source) {
        var tools = new ArrayList<JsonNode>();
        boolean any = false;
        try (JsonParser parser = Json.mapper().createParser(text)) {
            while (parser.nextToken() != null) {
                any = true;
                tools.addAll(of(parser.readValueAsTree(), source));
            }
        } catch (JsonProcessingException e) {
            throw new ManifestException(Json.describe(source, e), e);
        } catch (IOException e) {
            throw new ManifestException(source + ": it can't be read: " + e.getMessage(), e);
        }
        if (!any) {
            throw new ManifestException(source + ": it is empty, not a tool list");
        }
        return tools;
    }

    /**
     * The tools of one JSON value.
     *
     * @throws ManifestException if it has none of the forms
     */
    public static List<JsonNode> of(JsonNode value, String source) {
        JsonNode list = value;
        if (value.path("result").isObject() || value.path("result").isArray()) {
            list = value.path("result");
        } else if (value.has("error") && value.has("jsonrpc")) {
            throw new ManifestException(source + ": it is a JSON-RPC error, not a tool list: "
                    + value.path("error").path("message").asText());
        }
        if (list.isObject() && list.has("tools")) {
            list = list.path("tools");
            if (!list.isArray()) {
                throw new ManifestException(source + ": 'tools' is not an array");
            }
        } else if (list.isObject() && list.path("name").isTextual()) {
            return List.of(list);
        }
        if (!list.isArray()) {
            throw new ManifestException(
                    source
                            + ": it is not a tool list; expected [...], {\"tools\": [...]}, a JSON-RPC result, or JSON lines of these");
        }
        var tools = new ArrayList<JsonNode>();
        list.forEach(tools::add);
        return tools;
    }
}
