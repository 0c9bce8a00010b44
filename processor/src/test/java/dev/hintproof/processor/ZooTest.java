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
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Nearly a hundred signatures: their schemas are compared with golden files, are valid JSON Schema, and say what the server's decoder
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

    /** Both ways: what is decoded and encoded again is what was given, where the tool gives back its argument. */
    @ParameterizedTest
    @ValueSource(strings = {"Cases", "Containers", "Enums"})
    void whatIsGivenComesBack(String name) throws Exception {
        try (var loader = loader(zoo(name).compiled())) {
            Served served = served(loader, name);
            var caller = new ToolCaller(served);
            for (ServedTool tool : served.toolList()) {
                var instances = new Instances(tool.inputSchema(), 40);
                // A bean has its own values for what wasn't set.
                for (int i = tool.name().equals("animal") ? 20 : 0; i < 20; i++) {
                    JsonNode arguments = instances.valid();
                    JsonNode structured = call(caller, tool, arguments).json().get("structuredContent");
                    JsonNode given = structured.has("result") ? structured.get("result") : structured;
                    assertEquals(plain(arguments.get("value")), plain(given), tool.name());
                }
            }
        }
    }

    /** Without absent members' nulls, sets in one order, numbers by value. */
    private static Object plain(JsonNode value) {
        if (value.isObject()) {
            Map<String, Object> members = new TreeMap<>();
            value.properties().forEach(member -> {
                if (!member.getValue().isNull()) {
                    members.put(member.getKey(), plain(member.getValue()));
                }
            });
            return members;
        }
        if (value.isArray()) {
            var elements = new ArrayList<String>();
            value.forEach(element -> elements.add(String.valueOf(plain(element))));
            Collections.sort(elements);
            return elements;
        }
        return value.isNumber() ? value.decimalValue().stripTrailingZeros() : value;
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
