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
import dev.hintproof.processor.testing.Echoes;
import dev.hintproof.processor.testing.Golden;
import dev.hintproof.processor.testing.Instances;
import dev.hintproof.processor.testing.SilentContext;
import dev.hintproof.processor.testing.Zoo;
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
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * More than a hundred signatures: their schemas are compared with golden files, are valid JSON Schema, and say what the server's decoder
 * takes: each tool is called with generated values that are valid and with some that aren't.
 */
class ZooTest {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    @TempDir
    static Path folder;

    private static final Map<String, Zoo> COMPILED = new HashMap<>();

    /** Each is compiled once for all tests. */
    private static Zoo zoo(String name) throws IOException {
        if (!COMPILED.containsKey(name)) {
            COMPILED.put(name, Zoo.compile(name, folder.resolve(name)));
        }
        return COMPILED.get(name);
    }

    static Stream<String> names() throws IOException {
        return Zoo.names();
    }

    @ParameterizedTest
    @MethodSource("names")
    void schemasAreTheGoldenOnes(String name) throws IOException {
        ArrayNode schemas = MAPPER.createArrayNode();
        Zoo zoo = zoo(name);
        for (JsonNode tool : zoo.tools()) {
            ObjectNode one = schemas.addObject();
            one.set("name", tool.get("name"));
            one.set("inputSchema", tool.get("inputSchema"));
            if (tool.has("outputSchema")) {
                one.set("outputSchema", tool.get("outputSchema"));
            }
        }
        Golden.check(zoo.golden(), new String(Json.pretty(schemas), StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @MethodSource("names")
    void schemasAreValidInTheirDialect(String name) throws IOException {
        var metaSchema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));
        for (JsonNode tool : zoo(name).tools()) {
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
    @MethodSource("names")
    void whatASchemaAdmitsTheDecoderTakes(String name) throws Exception {
        try (var loader = loader(zoo(name).compiled())) {
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
    @MethodSource("names")
    void whatASchemaRefusesNeverReachesTheTool(String name) throws Exception {
        try (var loader = loader(zoo(name).compiled())) {
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

    /**
     * Both ways, for every tool that gives back its one argument: what is decoded and encoded again has what was given, and given once
     * more it comes back the same, so that a model can hand on what it got.
     */
    @ParameterizedTest
    @MethodSource("names")
    void whatIsGivenComesBack(String name) throws Exception {
        try (var loader = loader(zoo(name).compiled())) {
            Served served = served(loader, name);
            var caller = new ToolCaller(served);
            List<ServedTool> echoes = Echoes.of(loader.loadClass("zoo." + name), served.toolList());
            assertTrue(echoes.size() >= Echoes.LEAST.getOrDefault(name, 10), echoes.size() + " tools of " + name);
            for (ServedTool tool : echoes) {
                var instances = new Instances(tool.inputSchema(), 40);
                for (int i = 0; i < 20; i++) {
                    JsonNode arguments = MAPPER.readTree(instances.valid().toString());
                    JsonNode first = result(call(caller, tool, arguments));
                    Optional<String> lost = Echoes.lost(arguments.path("value"), first, "");
                    assertEquals(Optional.empty(), lost, () -> tool.name() + arguments + " -> " + first);
                    if (Echoes.WITH_MORE.contains(tool.name())) {
                        continue;
                    }
                    ObjectNode again = MAPPER.createObjectNode();
                    again.set("value", MAPPER.readTree(first.toString()));
                    CallOutcome second = call(caller, tool, again);
                    assertFalse(isError(second), () -> tool.name() + again + " -> " + second.json());
                    assertEquals(first.toString(), result(second).toString(), tool.name());
                }
            }
        }
    }

    /** As it is on the wire. */
    private static JsonNode result(CallOutcome outcome) throws IOException {
        JsonNode structured =
                MAPPER.readTree(outcome.json().path("structuredContent").toString());
        return structured.has("result") && structured.size() == 1 ? structured.get("result") : structured;
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
