package com.example.notes;

import dev.hintproof.annotations.Emission;
import dev.hintproof.annotations.Idempotent;
import dev.hintproof.annotations.McpParam;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import dev.hintproof.annotations.Witnessed;
import dev.hintproof.server.ToolFailure;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The tools. Each says what it may do at most; the compiler checks that it does no more. */
@McpServer(
        name = "notes",
        version = "1.0.0",
        title = "Notes",
        instructions = "Search before you read. A deleted note can be put back with restore_note.")
public class NoteTools {

    private static final Logger log = LoggerFactory.getLogger(NoteTools.class);

    private final NoteStore store;
    private final TagAdvisor advisor;
    private final Webhook webhook;
    private final Path exports;

    NoteTools(NoteStore store, TagAdvisor advisor, Webhook webhook, Path exports) {
        this.store = store;
        this.advisor = advisor;
        this.webhook = webhook;
        this.exports = exports;
    }

    /**
     * Reads one note.
     *
     * @param noteId the note's number, as search_notes gives it
     */
    @McpTool
    @Plain
    Note readNote(long noteId) {
        return existing(noteId);
    }

    /**
     * Finds the notes that have a text in their title or body, latest change first.
     *
     * @param text what to look for; letter case doesn't matter
     * @param limit at most so many results
     */
    @McpTool
    @Plain
    List<NoteSummary> searchNotes(String text, @McpParam(defaultValue = "20") int limit) {
        List<NoteSummary> found = store.containing(text).stream()
                .sorted(Comparator.comparing(Note::changed).reversed())
                .limit(limit)
                .map(NoteSummary::of)
                .toList();
        log.info("{} notes contain '{}'", found.size(), text);
        return found;
    }

    /**
     * Proposes tags for a note.
     *
     * @param noteId the note's number
     */
    @McpTool
    @Plain
    List<String> suggestTags(long noteId) {
        Note note = existing(noteId);
        return advisor.tagsFor(note.title() + "\n\n" + note.body()).stream()
                .filter(tag -> !note.tags().contains(tag))
                .toList();
    }

    /**
     * Adds a note.
     *
     * @param title one line
     * @param body Markdown
     * @param tags words to find it by
     */
    @McpTool
    @Witnessed(undo = "delete_note")
    Note addNote(String title, String body, List<String> tags) {
        if (title.isBlank()) {
            throw new ToolFailure("A note needs a title.");
        }
        return store.add(title.strip(), body, tags);
    }

    /**
     * Deletes a note, and returns it whole.
     *
     * @param noteId the note's number
     */
    @McpTool
    @Witnessed(undo = "restore_note")
    Note deleteNote(long noteId) {
        Note note = existing(noteId);
        store.delete(noteId);
        return note;
    }

    /**
     * Puts a deleted note back under its old number.
     *
     * @param note what delete_note returned
     */
    @McpTool
    @Witnessed(undo = "delete_note")
    Note restoreNote(Note note) {
        if (store.find(note.noteId()).isPresent()) {
            throw new ToolFailure("Note " + note.noteId() + " exists; it can't be restored.");
        }
        store.insert(note);
        return note;
    }

    /**
     * Writes the notes that have a text in their title or body to one Markdown file, which is overwritten where it exists.
     *
     * @param text what to look for
     * @param fileName the file's name in the export folder
     * @return where the file is
     */
    @McpTool
    @Idempotent
    @Emission("fs.write")
    String exportNotes(String text, String fileName) throws IOException {
        Path target = exports.resolve(fileName).normalize();
        if (!target.startsWith(exports) || target.equals(exports)) {
            throw new ToolFailure("file_name has to be the name of a file in the export folder.");
        }
        String markdown = store.containing(text).stream()
                .sorted(Comparator.comparing(Note::noteId))
                .map(note -> "# " + note.title() + "\n\n" + note.body() + "\n")
                .collect(Collectors.joining("\n"));
        return Files.writeString(target, markdown).toString();
    }

    /**
     * Sends a note to another system.
     *
     * @param noteId the note's number
     * @param webhook where to POST it
     * @return the status of the answer
     */
    @McpTool
    @Emission("net.write")
    int shareNote(long noteId, URI webhook) throws InterruptedException {
        return this.webhook.post(webhook, existing(noteId));
    }

    private Note existing(long noteId) {
        return store.find(noteId)
                .orElseThrow(
                        () -> new ToolFailure("There is no note " + noteId + "; search_notes lists what there is."));
    }
}
