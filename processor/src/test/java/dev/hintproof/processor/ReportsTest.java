package dev.hintproof.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.json.Json;
import dev.hintproof.processor.testing.Compilation;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What users of other frameworks and of clients reported of generated definitions, each report with its number: none of it here. */
class ReportsTest {

    private static final String SOURCE = """
            package reports;

            import com.fasterxml.jackson.annotation.*;
            import com.fasterxml.jackson.databind.JsonNode;
            import dev.hintproof.annotations.*;
            import io.modelcontextprotocol.common.McpTransportContext;
            import jakarta.validation.Valid;
            import jakarta.validation.constraints.*;
            import java.util.*;
            import org.jspecify.annotations.*;

            @McpServer(name = "reports")
            public class Reports {
                enum Mode { FAST, SLOW }
                record Inner(String deepName) {}
                record Outer(@Valid @NotNull Inner first, @Valid Inner second) {}
                record Node(String label, List<Node> children) {}
                @NullMarked record Found(String text, @Nullable String note, Optional<String> more) {}
                record Patch(long id, @Nullable Optional<String> note) {}
                sealed interface Target permits ById, ByName {}
                record ById(long id) implements Target {}
                record ByName(String name) implements Target {}

                /** Renamed and constrained. */
                @McpTool @Plain
                int renamed(@McpParam(name = "max-items") @Min(1) @Max(50) int limit) { return limit; }

                /** Validated within. */
                @McpTool @Plain
                String valid(@Valid Outer outer, @Valid @NotNull List<@Valid @NotNull Inner> inners) { return outer.first().deepName(); }

                /** Twice the same type, and one that contains itself. */
                @McpTool @Plain
                Node nested(Outer one, Outer two, Node tree) { return tree; }

                /** Perhaps a list. */
                @McpTool @Plain
                int perhaps(Optional<List<String>> words) { return words.map(List::size).orElse(0); }

                /** Nulls in the result. */
                @McpTool @Plain
                Found found(boolean some) { return new Found("x", null, Optional.empty()); }

                /** A partial update. */
                @McpTool @Plain
                String patch(Patch patch) { return patch.note() == null ? "kept" : patch.note().orElse("cleared"); }

                /**
                 * An enum, and a text with "quotes", a back\\\\slash, and
                 * a second line: {@code <T>}.
                 *
                 * @param mode how "quickly"
                 */
                @McpTool @Plain
                Mode mode(Mode mode, boolean whole) { return mode; }

                /** Anything. */
                @McpTool @Plain
                Object anything(Object value, JsonNode node, Map<String, Object> map) { return value; }

                /** What may be absent. */
                @McpTool @Plain
                String absent(@Nullable Boolean flag, @Nullable String text, Optional<Integer> number) { return "" + flag; }

                /** Cases. */
                @McpTool @Plain
                Target target(Target target) { return target; }

                /** Arrays of arrays. */
                @McpTool @Plain
                List<Set<String[]>> arrays(List<Set<String[]>> arrays) { return arrays; }

                /** What the runtime gives. */
                @McpTool @Plain
                String injected(McpTransportContext context, dev.hintproof.server.ToolContext call) { return "x"; }
            }
            """;

    @TempDir
    static Path folder;

    private static JsonNode tools;

    @BeforeAll
    static void compiles() {
        Compilation.Result result = new Compilation(folder)
                .processors(TestProcessors.all())
                .options("-Xlint:-processing", "-Werror")
                .source(SOURCE)
                .run();
        assertTrue(result.success(), result.output());
        byte[] manifest = result.file("META-INF/mcp/reports.json").orElseThrow().getBytes(StandardCharsets.UTF_8);
        tools = Json.parse(manifest, "reports").get("tools");
    }

    private static JsonNode tool(String name) {
        for (JsonNode tool : tools) {
            if (tool.get("name").asText().equals(name)) {
                return tool;
            }
        }
        throw new AssertionError(name);
    }

    private static JsonNode input(String tool, String pointer) {
        return tool(tool).at("/inputSchema/properties" + pointer);
    }

    /** Every schema at any depth, the roots too. */
    private static void eachSchema(Consumer<JsonNode> check) {
        for (JsonNode tool : tools) {
            walk(tool.get("inputSchema"), check);
            if (tool.has("outputSchema")) {
                walk(tool.get("outputSchema"), check);
            }
        }
    }

    private static void walk(JsonNode schema, Consumer<JsonNode> check) {
        check.accept(schema);
        for (String map : List.of("properties", "$defs")) {
            schema.path(map).forEach(one -> walk(one, check));
        }
        for (String list : List.of("anyOf", "oneOf")) {
            schema.path(list).forEach(one -> walk(one, check));
        }
        for (String one : List.of("items", "propertyNames", "additionalProperties")) {
            if (schema.path(one).isObject()) {
                walk(schema.get(one), check);
            }
        }
    }

    @Test
    void quarkus918_aRenamedArgumentWithAConstraintKeepsItsName() {
        assertEquals(
                "{\"max-items\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":50}}",
                input("renamed", "").toString());
    }

    @Test
    void quarkus557_whatIsMarkedValidKeepsItsProperties() {
        assertEquals(
                "string",
                input("valid", "/outer/properties/first/properties/deep_name/type")
                        .asText());
        assertEquals(
                "string",
                input("valid", "/inners/items/properties/deep_name/type").asText());
    }

    @Test
    void quarkus919_539_springAi5888_definitionsAreAtTheRootAndEveryReferenceLeadsThere() {
        for (JsonNode tool : tools) {
            for (String key : List.of("inputSchema", "outputSchema")) {
                JsonNode root = tool.path(key);
                walk(root, schema -> {
                    assertTrue(schema.equals(root) || !schema.has("$defs"), tool::toString);
                    String reference = schema.path("$ref").asText("#");
                    assertFalse(root.at(reference.substring(1)).isMissingNode(), tool::toString);
                });
            }
        }
        assertEquals("#/$defs/Node", input("nested", "/tree/$ref").asText());
    }

    @Test
    void quarkus179_anOptionalListKeepsItsItems() {
        assertEquals(
                "{\"type\":\"array\",\"items\":{\"type\":\"string\"}}",
                input("perhaps", "/words").toString());
        assertTrue(tool("perhaps").at("/inputSchema/required").isMissingNode());
    }

    @Test
    void springAi6950_whatMayBeNullIsNotRequiredOfAResult() {
        assertEquals("[\"text\"]", tool("found").at("/outputSchema/required").toString());
    }

    @Test
    void springAi6046_aPartialUpdateTellsAbsentFromNull() {
        assertEquals(
                "{\"anyOf\":[{\"type\":\"string\"},{\"type\":\"null\"}]}",
                input("patch", "/patch/properties/note").toString());
        assertEquals("[\"id\"]", input("patch", "/patch/required").toString());
    }

    @Test
    void helidon141_142_micronaut45_enumsAndTextsWithQuotesAndLinesWork() {
        assertEquals("[\"FAST\",\"SLOW\"]", input("mode", "/mode/enum").toString());
        assertEquals(
                "[\"FAST\",\"SLOW\"]",
                tool("mode").at("/outputSchema/properties/result/enum").toString());
        assertEquals("how \"quickly\"", input("mode", "/mode/description").asText());
        assertEquals(
                "An enum, and a text with \"quotes\", a back\\\\slash, and a second line: <T>.",
                tool("mode").get("description").asText());
    }

    @Test
    void helidon146_whatIsNotOptionalIsRequired() {
        assertEquals(
                "[\"mode\",\"whole\"]", tool("mode").at("/inputSchema/required").toString());
        assertTrue(tool("absent").at("/inputSchema/required").isMissingNode());
    }

    @Test
    void micronaut183_197_typesAreThoseOfJsonSchema() {
        Set<String> known = Set.of("string", "integer", "number", "boolean", "array", "object", "null");
        eachSchema(schema -> assertTrue(
                !schema.has("type") || known.contains(schema.get("type").asText()), schema::toString));
    }

    @Test
    void claudeCode92900_opencode49464_noSchemaIsABoolean() {
        eachSchema(schema -> assertTrue(schema.isObject(), schema::toString));
        eachSchema(schema -> assertFalse(schema.path("additionalProperties").asBoolean(), schema::toString));
    }

    @Test
    void azureSdk12050_copilotCli4623_promptfoo6902_excel674_aTypeIsNeverAnArray() {
        eachSchema(schema -> assertFalse(schema.path("type").isArray(), schema::toString));
    }

    @Test
    void dataApiBuilder3599_noMemberOfADefinitionIsNull() {
        assertEquals(List.of(), nulls(tools, ""));
    }

    private static List<String> nulls(JsonNode node, String at) {
        var found = new ArrayList<String>();
        node.properties().forEach(member -> {
            if (member.getValue().isNull()) {
                found.add(at + "/" + member.getKey());
            }
            found.addAll(nulls(member.getValue(), at + "/" + member.getKey()));
        });
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            found.addAll(nulls(node.get(i), at + "/" + i));
        }
        return found;
    }

    @Test
    void neon353_remnic1434_springAi5467_5750_noArgumentIsAddedAndInjectedOnesDoNotShow() {
        assertEquals(
                "{\"type\":\"object\",\"additionalProperties\":false}",
                tool("injected").get("inputSchema").toString());
    }

    @Test
    void claudeCode86142_90549_piMcpAdapter2_noSchemaNamesADialect() {
        eachSchema(schema -> assertFalse(schema.has("$schema"), schema::toString));
    }

    @Test
    void zed60162_copilotCli1876_claudeCode76040_onlyATypeThatContainsItselfIsReferredTo() {
        var defined = new TreeSet<String>();
        eachSchema(schema -> schema.path("$defs").fieldNames().forEachRemaining(defined::add));
        assertEquals(Set.of("Json", "Node"), defined);
    }

    @Test
    void ripwire48_noRootIsAComposition() {
        for (JsonNode tool : tools) {
            for (String key : List.of("inputSchema", "outputSchema")) {
                JsonNode root = tool.path(key);
                assertTrue(root.isMissingNode() || root.get("type").asText().equals("object"), tool::toString);
                assertFalse(root.has("oneOf") || root.has("anyOf") || root.has("allOf"), tool::toString);
            }
        }
        assertTrue(input("target", "/target").has("oneOf"));
    }

    @Test
    void dockerGateway311_anArrayAlwaysHasItems() {
        eachSchema(schema ->
                assertEquals(schema.path("type").asText().equals("array"), schema.has("items"), schema::toString));
    }

    @Test
    void vscode243602_claudeCode19882_chromeDevtools1169_namesAreShort() {
        tools.forEach(tool -> assertTrue(tool.get("name").asText().length() <= 40, tool::toString));
    }

    @Test
    void severalHundredToolsAreOneServer(@TempDir Path many) {
        var source = new StringBuilder("""
                package many;
                import dev.hintproof.annotations.*;
                import java.util.*;
                @McpServer(name = "many")
                public class Many {
                    record Item(String name, List<String> tags) {}
                """);
        String text =
                "A sentence that makes the definitions of all tools together longer than a class file could hold. ";
        for (int i = 0; i < 400; i++) {
            source.append("  /** ")
                    .append(text.repeat(4))
                    .append("\n * @param item ")
                    .append(text.repeat(4));
            source.append("*/\n  @McpTool @Plain Item tool")
                    .append(i)
                    .append("(Item item, int number) { return item; }\n");
        }
        Compilation.Result result = new Compilation(many)
                .processors(TestProcessors.all())
                .options("-Xlint:-processing", "-Werror")
                .source(source.append("}\n").toString())
                .run();
        assertTrue(result.success(), result.output());
        byte[] manifest = result.file("META-INF/mcp/many.json").orElseThrow().getBytes(StandardCharsets.UTF_8);
        assertEquals(400, Json.parse(manifest, "many").get("tools").size());
    }
}
