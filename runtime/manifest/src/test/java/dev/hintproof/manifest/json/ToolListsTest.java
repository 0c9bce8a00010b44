package dev.hintproof.manifest.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ToolListsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[{\"name\":\"a\"},{\"name\":\"b\"}]",
                "{\"tools\":[{\"name\":\"a\"},{\"name\":\"b\"}], \"nextCursor\": \"x\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"tools\":[{\"name\":\"a\"},{\"name\":\"b\"}]}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":[{\"name\":\"a\"},{\"name\":\"b\"}]}",
                "[{\"name\":\"a\"}]\n[{\"name\":\"b\"}]\n",
                "{\"tools\":[{\"name\":\"a\"}]}\r\n{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"tools\":[{\"name\":\"b\"}]}}",
                "{\"name\":\"a\"}\n\n{\"name\":\"b\"}\n",
                "\uFEFF[{\"name\":\"a\"},{\"name\":\"b\"}]",
            })
    void everyUsualForm(String text) {
        assertEquals("[{\"name\":\"a\"}, {\"name\":\"b\"}]", read(text).toString());
    }

    @Test
    void oddToolsArePassedOn() {
        assertEquals("[1, null, {}, []]", read("[1,null,{},[]]").toString());
        assertEquals("[]", read("[]").toString());
    }

    @Test
    void otherShapesAreRefused() {
        assertMessage("", "list: it is empty, not a tool list");
        assertMessage("{\"tools\": {}}", "list: 'tools' is not an array");
        assertMessage(
                "{\"a\": 1}",
                "list: it is not a tool list; expected [...], {\"tools\": [...]}, a JSON-RPC result, or JSON lines of these");
        assertMessage(
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32601,\"message\":\"no such method\"}}",
                "list: it is a JSON-RPC error, not a tool list: no such method");
    }

    private static void assertMessage(String text, String message) {
        assertEquals(
                message, assertThrows(ManifestException.class, () -> read(text)).getMessage());
    }

    private static java.util.List<com.fasterxml.jackson.databind.JsonNode> read(String text) {
        return ToolLists.read(text.getBytes(StandardCharsets.UTF_8), "list");
    }
}
