package dev.hintproof.manifest.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.drift.Drift;
import dev.hintproof.manifest.gg.GgLabels;
import dev.hintproof.manifest.gg.SchemaProperties;
import dev.hintproof.manifest.imports.ImportClassifier;
import dev.hintproof.manifest.imports.ImportOptions;
import dev.hintproof.manifest.imports.JavaSkeleton;
import dev.hintproof.manifest.json.Json;
import dev.hintproof.manifest.json.ListedTool;
import dev.hintproof.manifest.json.ToolStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Whatever a list looks like, every part of the module gives an answer. */
class HostileInputTest {

    private static final String SEED = """
            [{"name": "a", "title": "A", "description": "Adds. Pass `b` as 'c'.\\n\\nArgs:\\n    x: y",
              "inputSchema": {"type": "object", "properties": {"x": {"type": "string", "description": "d", "enum": ["e"]}},
                              "required": ["x"], "$defs": {"n": {"$ref": "#/$defs/n"}}, "additionalProperties": false},
              "annotations": {"readOnlyHint": true, "destructiveHint": false}, "_meta": {"k": {"scopes": ["*"]}}},
             {"name": "b"}]
            """;
    private static final List<String> VALUES = List.of(
            "null",
            "true",
            "0",
            "1e400",
            "-0",
            "\"\"",
            "\"\\ud800\"",
            "[]",
            "{}",
            "[[[]]]",
            "\"$ref\"",
            "\"#\"",
            "\"#/\"",
            "\"#/%zz\"",
            "{\"$ref\": \"#\"}",
            "{\"$ref\": \"http://[\"}",
            "\"(\"",
            "\"~1~0\"",
            "99999999999999999999999");

    @Property(tries = 500)
    void mutatedTreesAreJudged(@ForAll long seed) {
        var random = new Random(seed);
        var tools = new ArrayList<JsonNode>();
        for (JsonNode tool : mutate(Json.parse(SEED, "seed"), random)) {
            tools.add(tool);
        }
        judge(tools);
    }

    @Property(tries = 500)
    void mutatedBytesAreReadOrRefused(@ForAll long seed) throws IOException {
        var random = new Random(seed);
        byte[] bytes = SEED.getBytes(StandardCharsets.UTF_8);
        for (int n = random.nextInt(4); n >= 0; n--) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        var tools = new ArrayList<JsonNode>();
        var problems = new ArrayList<String>();
        read(bytes, tools, problems);
        judge(tools);
        for (String problem : problems) {
            assertTrue(problem.startsWith("list:"), problem);
        }
    }

    /** Texts on which patterns that backtrack without limit would run for ever. */
    @Test
    void noTextTakesForEver() {
        var texts = new ArrayList<String>();
        for (String piece : List.of(
                "a",
                " ",
                "before ",
                "send the the the ",
                "ignore all ",
                "pass `",
                "also send ",
                "the your full entire ",
                "<important ",
                "Args:\n",
                "    x (\n",
                "A+/",
                "\\x41",
                "%41",
                "read read ",
                "you must not tell ",
                "[system ",
                "\u200D",
                "a_",
                "a.",
                "a b ",
                "a1b ",
                "<!--",
                "<a ",
                "![a](http://a?",
                "`",
                "&#105;",
                "user's ",
                "\uFE0Fa",
                "e\u0336",
                "\u0430a",
                "\n",
                "the user must not be told ",
                "no matter ")) {
            texts.add(piece.repeat(100_000 / piece.length()));
        }
        Assertions.assertTimeoutPreemptively(Duration.ofMinutes(5), () -> {
            for (String text : texts) {
                ObjectNode tool =
                        JsonNodeFactory.instance.objectNode().put("name", "a").put("description", text);
                new Auditor(Map.of()).audit(new ListedTool(0, tool, Optional.empty()));
                GgLabels.of("a", text);
            }
        });
    }

    @Test
    void whatIsTooDeepOrTooLargeStaysWithItsTool() throws IOException {
        var tools = new ArrayList<JsonNode>();
        var problems = new ArrayList<String>();
        String deep = "{\"a\":".repeat(5_000) + "1" + "}".repeat(5_000);
        String text = "[{\"name\": \"a\", \"inputSchema\": " + deep
                + "}, {\"name\": \"b\", \"inputSchema\": {\"maximum\": " + "9".repeat(5_000) + "}}, {\"name\": \"c\"}]";
        read(text.getBytes(StandardCharsets.UTF_8), tools, problems);
        assertEquals(3, tools.size());
        assertEquals(List.of(), problems);
        judge(tools);
    }

    private static void read(byte[] bytes, List<JsonNode> tools, List<String> problems) throws IOException {
        ToolStream.read(new ByteArrayInputStream(bytes), "list", new ToolStream.Sink() {
            @Override
            public void tool(ListedTool tool) {
                tools.add(tool.json());
            }

            @Override
            public void problem(String message) {
                problems.add(message);
            }
        });
    }

    private static void judge(List<JsonNode> tools) {
        var audit = new ListAudit();
        int index = 0;
        for (JsonNode tool : tools) {
            var listed = new ListedTool(index++, tool, Optional.empty());
            audit.add("list", new Auditor(Map.of()).audit(listed));
            PublishedPolicy.audit(listed);
            Surface.of(tool);
            SchemaProperties.deep(tool.path("inputSchema"));
        }
        audit.end();
        assertTrue(Drift.compare(tools, tools).isEmpty());
        Drift.compare(tools, List.of());
        var verdicts = ImportClassifier.classify(tools, ImportOptions.strict());
        assertEquals(tools.size(), verdicts.size());
        JavaSkeleton.write("s", "", "", tools, verdicts);
    }

    /** The tree with some of its values replaced. */
    private static JsonNode mutate(JsonNode node, Random random) {
        if (random.nextInt(12) == 0 && !node.has(0)) {
            return Json.parse(VALUES.get(random.nextInt(VALUES.size())), "value");
        }
        if (node.isObject()) {
            ObjectNode copy = JsonNodeFactory.instance.objectNode();
            node.propertyStream().forEach(member -> copy.set(member.getKey(), mutate(member.getValue(), random)));
            return copy;
        }
        if (node.isArray()) {
            var copy = JsonNodeFactory.instance.arrayNode();
            node.forEach(element -> copy.add(mutate(element, random)));
            return copy;
        }
        return node;
    }
}
