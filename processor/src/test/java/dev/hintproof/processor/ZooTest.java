package dev.hintproof.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.hintproof.manifest.json.Json;
import dev.hintproof.processor.testing.Compilation;
import dev.hintproof.processor.testing.Golden;
import dev.hintproof.processor.testing.Instances;
import dev.hintproof.processor.testing.SilentContext;
import dev.hintproof.server.ToolServer;
import dev.hintproof.server.call.CallOutcome;
import dev.hintproof.server.call.ToolCaller;
import dev.hintproof.server.load.ManifestLoader;
import dev.hintproof.server.load.Served;
import dev.hintproof.server.load.ServedTool;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Nearly a hundred signatures: their schemas are compared with golden files, are valid JSON Schema, and say what the server's decoder
 * takes: each tool is called with generated values that are valid and with some that aren't.
 */
class ZooTest {

    private static final Path ZOO = Path.of("src/test/resources/zoo");
    private static final ObjectMapper MAPPER = new ObjectMapper();

    @TempDir
    Path folder;

    private Compilation.Result compile(String name) throws IOException {
        Compilation.Result result = new Compilation(folder)
                .processors(TestProcessors.all())
                .options("-Xlint:-processing", "-Werror")
                .source(Files.readString(ZOO.resolve(name + ".java")))
                .run();
        assertTrue(result.success(), result.output());
        return result;
    }

    private static JsonNode manifest(Compilation.Result result, String name) {
        String file = "META-INF/mcp/" + name.toLowerCase(java.util.Locale.ROOT) + ".json";
        byte[] text = result.file(file).orElseThrow().getBytes(StandardCharsets.UTF_8);
        return Json.parse(text, file);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Scalars", "Containers", "Structures", "Presence"})
    void schemasAreTheGoldenOnes(String name) throws IOException {
        ArrayNode schemas = MAPPER.createArrayNode();
        for (JsonNode tool : manifest(compile(name), name).get("tools")) {
            ObjectNode one = schemas.addObject();
            one.set("name", tool.get("name"));
            one.set("inputSchema", tool.get("inputSchema"));
            if (tool.has("outputSchema")) {
                one.set("outputSchema", tool.get("outputSchema"));
            }
        }
        Golden.check(ZOO.resolve(name + ".json"), new String(Json.pretty(schemas), StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Scalars", "Containers", "Structures", "Presence"})
    void schemasAreValidInTheirDialect(String name) throws IOException {
        var metaSchema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));
        for (JsonNode tool : manifest(compile(name), name).get("tools")) {
            assertEquals(
                    List.of(),
                    metaSchema.validate(tool.get("inputSchema")),
                    tool.get("name").asText());
            if (tool.has("outputSchema")) {
                assertEquals(
                        List.of(),
                        metaSchema.validate(tool.get("outputSchema")),
                        tool.get("name").asText());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Scalars", "Containers", "Structures", "Presence"})
    void whatASchemaAdmitsTheDecoderTakes(String name) throws Exception {
        try (var loader = loader(compile(name))) {
            Served served = served(loader, name);
            var caller = new ToolCaller(served);
            for (ServedTool tool : served.toolList()) {
                var instances = new Instances(tool.inputSchema(), 20);
                for (int i = 0; i < 20; i++) {
                    JsonNode arguments = instances.valid();
                    CallOutcome outcome = call(caller, tool, arguments);
                    assertFalse(isError(outcome), () -> tool.name() + arguments + " -> " + outcome.json());
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Scalars", "Containers", "Structures", "Presence"})
    void whatASchemaRefusesNeverReachesTheTool(String name) throws Exception {
        try (var loader = loader(compile(name))) {
            Served served = served(loader, name);
            var caller = new ToolCaller(served);
            for (ServedTool tool : served.toolList()) {
                var instances = new Instances(tool.inputSchema(), 20);
                for (JsonNode arguments : instances.invalid()) {
                    CallOutcome outcome = call(caller, tool, arguments);
                    assertTrue(isError(outcome), () -> tool.name() + arguments + " -> " + outcome.json());
                }
            }
        }
    }

    private static URLClassLoader loader(Compilation.Result result) throws IOException {
        URL classes = result.classes().toUri().toURL();
        return new URLClassLoader(new URL[] {classes}, ZooTest.class.getClassLoader());
    }

    private static Served served(ClassLoader loader, String name) throws ReflectiveOperationException {
        Class<?> type = loader.loadClass("zoo." + name);
        Object server = type.getDeclaredConstructor().newInstance();
        Object registration = loader.loadClass("zoo." + name + "_McpTools")
                .getDeclaredConstructor(type)
                .newInstance(server);
        return ManifestLoader.load(List.of((ToolServer) registration), loader);
    }

    @SuppressWarnings("unchecked")
    private static CallOutcome call(ToolCaller caller, ServedTool tool, JsonNode arguments) {
        Map<String, Object> map = MAPPER.convertValue(arguments, Map.class);
        return caller.call(tool, map, new SilentContext(tool.name()));
    }

    private static boolean isError(CallOutcome outcome) {
        return outcome.json().path("isError").asBoolean();
    }
}
