package com.example.notes;

import dev.hintproof.server.stdio.McpStdio;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Starts the server: {@code java -jar notes.jar [FOLDER]}, where FOLDER keeps the database and the exports. */
public final class NotesServer {

    private NotesServer() {}

    public static void main(String[] args) throws IOException {
        McpStdio.reserve();
        Path folder = Path.of(args.length > 0 ? args[0] : "notes").toAbsolutePath();
        Path exports = Files.createDirectories(folder.resolve("exports"));
        Optional<URI> classifier =
                Optional.ofNullable(System.getenv("NOTES_CLASSIFIER")).map(URI::create);
        try (NoteStore store = SqliteNoteStore.open(folder.resolve("notes.db"))) {
            NoteTools tools = new NoteTools(store, new TagAdvisor(classifier), new Webhook(), exports);
            McpStdio.serve(new NoteTools_McpTools(tools));
        }
    }
}
