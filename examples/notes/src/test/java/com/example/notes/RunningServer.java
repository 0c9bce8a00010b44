package com.example.notes;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;

/** How the tests start the server, and what its manifest says. */
final class RunningServer {

    static final ObjectMapper JSON = new ObjectMapper();

    private RunningServer() {}

    /** The command that starts the server on a folder of its own. */
    static List<String> command(Path folder) {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dfile.encoding=UTF-8",
                "-cp",
                System.getProperty("java.class.path"),
                NotesServer.class.getName(),
                folder.toString());
    }

    /** The {@code tools} of the manifest that the processor wrote. */
    static JsonNode manifestTools() throws IOException {
        try (InputStream manifest = NoteTools.class.getResourceAsStream("/META-INF/mcp/notes.json")) {
            return JSON.readTree(manifest).get("tools");
        }
    }
}
