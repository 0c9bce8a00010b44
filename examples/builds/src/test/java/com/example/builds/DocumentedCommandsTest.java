package com.example.builds;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command lines that pages show for tool lists: each is run as it stands there, on the tools of the notes server. */
@Tag("heavy")
class DocumentedCommandsTest {

    private static final String COMMAND = "java -jar runtime/cli/target/hintproof.jar ";
    private static final int COULD_NOT_RUN = 2;

    @TempDir
    Path folder;

    @BeforeEach
    void makeWhatThePagesSpeakOf() throws IOException {
        ObjectMapper json = new ObjectMapper();
        byte[] manifest = Packaged.entries(Repository.ROOT.resolve("examples/notes/target/notes.jar"))
                .get("META-INF/mcp/notes.json");
        byte[] tools =
                json.writeValueAsBytes(Map.of("tools", json.readTree(manifest).get("tools")));
        Files.write(folder.resolve("tools.json"), tools);
        Files.write(folder.resolve("approved.json"), tools);
        Files.write(Files.createDirectory(folder.resolve("lists")).resolve("notes.json"), tools);
        Files.createSymbolicLink(folder.resolve("runtime"), Repository.ROOT.resolve("runtime"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"docs/audit/README.md", "docs/foreign-servers.md"})
    void run(String page) throws IOException, InterruptedException {
        List<String> commands = Files.readString(Repository.ROOT.resolve(page))
                .lines()
                .filter(line -> line.startsWith(COMMAND))
                // Another server's package would be fetched by its package manager.
                .filter(line -> !line.contains("npx"))
                .toList();
        assertTrue(commands.size() >= 2, commands::toString);
        for (String command : commands) {
            Outcome outcome = Outcome.of(folder, Map.of(), List.of("sh", "-c", command));
            assertTrue(outcome.status() < COULD_NOT_RUN, () -> command + "\n" + outcome.output());
        }
    }
}
