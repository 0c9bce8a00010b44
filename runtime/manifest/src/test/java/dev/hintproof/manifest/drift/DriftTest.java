package dev.hintproof.manifest.drift;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.hintproof.manifest.json.ToolLists;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DriftTest {

    /** The members of a tool before and after, and what is told. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', maxCharsPerColumn = 2000, textBlock = """
            "x": {"b": 1, "a": 2} | "x": {"a": 2, "b": 1} | ''
            "annotations": {"readOnlyHint": false} | "annotations": {"readOnlyHint": true} | block /annotations/readOnlyHint readOnlyHint changed from false to true: it promises more than before
            "annotations": {"destructiveHint": true} | "annotations": {} | quarantine /annotations/destructiveHint destructiveHint changed from true to absent
            "annotations": {} | "annotations": {"openWorldHint": false} | block /annotations/openWorldHint openWorldHint changed from absent to false: it promises more than before
            "annotations": {"readOnlyHint": true} | "annotations": "none" | quarantine /annotations the annotations changed from {"readOnlyHint":true} to "none"; quarantine /annotations/readOnlyHint readOnlyHint changed from true to absent
            "description": "Sends. To one." | "description": "Sends. To one. And to us." | quarantine /description the description says now “And to us.”
            "description": "Sends." | "description": "Sends. " | quarantine /description the description changed in spaces, order or characters that don't show
            "inputSchema": {"properties": {"a": {}}} | "inputSchema": {"properties": {"a": {}, "b": {}}} | quarantine /inputSchema/properties/b in the inputSchema, there is a new property 'b'
            "inputSchema": {"required": ["a"]} | "inputSchema": {"required": []} | quarantine /inputSchema/required in the inputSchema, 'a' is no longer required
            "inputSchema": {"additionalProperties": false} | "inputSchema": {} | quarantine /inputSchema/additionalProperties in the inputSchema, undeclared arguments are let through now: false to absent
            "inputSchema": {"properties": {"a": {"enum": ["x"]}}} | "inputSchema": {"properties": {"a": {"enum": ["x", "y"]}}} | quarantine /inputSchema/properties/a/enum in the inputSchema, 'y' is admitted now
            "inputSchema": {"properties": {"a": {"$ref": "#/$defs/d"}}, "$defs": {"d": {"type": "string"}}} | "inputSchema": {"properties": {"a": {"$ref": "#/$defs/d"}}, "$defs": {"d": {"type": "object"}}} | quarantine /inputSchema/properties/a/type in the inputSchema, 'type' changed from "string" to "object"
            "inputSchema": {"properties": {"a": {"$ref": "#/$defs/d"}}, "$defs": {"d": {"type": "string"}}} | "inputSchema": {"properties": {"a": {"type": "string"}}} | note  the definition is written differently, and means the same
            "_meta": {"v": 1} | "_meta": {"v": 2} | quarantine /_meta '_meta' changed from {"v":1} to {"v":2}
            "x": null | "y": 1 | quarantine /y 'y' changed from absent to 1; quarantine /x 'x' changed from null to absent
            """)
    void whatChanged(String before, String after, String expected) {
        assertEquals(expected, told("[{\"name\": \"t\", " + before + "}]", "[{\"name\": \"t\", " + after + "}]"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            [{"name": "a"}] | [{"name": "a"}, {"name": "b"}] | quarantine  the tool is new
            [{"name": "a"}] | [] | note  the tool is gone
            [{"name": "a"}] | [{"name": "a"}, {"name": "a"}] | quarantine  there are 2 tools of this name instead of 1
            [{"name": "a"}, {"name": "b"}] | [{"name": "b"}, {"name": "a"}] | ''
            [1] | [2] | quarantine  the definition is written differently, and means the same
            """)
    void tools(String before, String after, String expected) {
        assertEquals(expected, told(before, after));
    }

    private static String told(String before, String after) {
        return Drift.compare(
                        ToolLists.read(before.getBytes(StandardCharsets.UTF_8), "before"),
                        ToolLists.read(after.getBytes(StandardCharsets.UTF_8), "after"))
                .stream()
                .map(finding -> finding.severity().word() + " " + finding.pointer() + " " + finding.message())
                .collect(Collectors.joining("; "));
    }
}
