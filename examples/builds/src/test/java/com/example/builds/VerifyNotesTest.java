package com.example.builds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The notes server's jar as it was packaged, and with one thing changed in it. */
class VerifyNotesTest {

    private static final Path NOTES = Repository.ROOT.resolve("examples/notes");
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String STORE = "com/example/notes/SqliteNoteStore";

    @TempDir
    Path folder;

    private Path jar;

    @BeforeEach
    void copyWithItsLibraries() throws IOException {
        jar = Files.copy(NOTES.resolve("target/notes.jar"), folder.resolve("notes.jar"));
        Path libraries = Files.createDirectory(folder.resolve("lib"));
        try (Stream<Path> files = Files.list(NOTES.resolve("target/lib"))) {
            for (Path library : files.toList()) {
                Files.copy(library, libraries.resolve(library.getFileName()));
            }
        }
    }

    @Test
    void asPackagedItIsVerified() throws IOException, InterruptedException {
        assertEquals(new Outcome(0, "notes.jar: verified, 8 tools\n"), Packaged.verify(folder, "notes.jar"));
    }

    @Test
    void aClassThatWasSwappedIsFound() throws IOException, InterruptedException {
        byte[] swapped = compileStore(source -> source.replace("SELECT", "DELETE"));
        Packaged.change(jar, STORE + ".class", before -> swapped);

        assertEquals(new Outcome(1, """
                        notes.jar: NOT verified
                          class com.example.notes.SqliteNoteStore isn't the one that the hints were derived from
                          [DeclaredBound] tool 'export_notes' of com.example.notes.NoteTools is declared emission with only fs.write but can reach db.write
                          [DeclaredBound] tool 'read_note' of com.example.notes.NoteTools is declared plain but can reach an undoable change
                          [DeclaredBound] tool 'search_notes' of com.example.notes.NoteTools is declared plain but can reach an undoable change
                          [DeclaredBound] tool 'share_note' of com.example.notes.NoteTools is declared emission with only net.write but can reach db.write
                          [DeclaredBound] tool 'suggest_tags' of com.example.notes.NoteTools is declared plain but can reach an undoable change
                        """), Packaged.verify(folder, "notes.jar"));
    }

    @Test
    void aHintThatWasFlippedIsFound() throws IOException, InterruptedException {
        Packaged.change(jar, "META-INF/mcp/notes.json", before -> {
            String text = new String(before, StandardCharsets.UTF_8);
            int tool = text.indexOf("\"name\": \"share_note\"");
            int hint = text.indexOf("\"destructiveHint\": true", tool);
            return (text.substring(0, hint)
                            + text.substring(hint)
                                    .replaceFirst("\"destructiveHint\": true", "\"destructiveHint\": false"))
                    .getBytes(StandardCharsets.UTF_8);
        });

        assertEquals(new Outcome(1, """
                        notes.jar: NOT verified
                          META-INF/mcp/notes.json at /tools/6/annotations: the hints of tool 'share_note' contradict its provenance: they are readOnlyHint false, destructiveHint false, idempotentHint false, openWorldHint true, but from the provenance follow readOnlyHint false, destructiveHint true, idempotentHint false, openWorldHint true; build the server again
                        """), Packaged.verify(folder, "notes.jar"));
    }

    /** Whoever flips a hint can change what it follows from as well. */
    @Test
    void aHintThatWasFlippedWithItsProvenanceIsFound() throws IOException, InterruptedException {
        Packaged.change(jar, "META-INF/mcp/notes.json", before -> {
            try {
                JsonNode manifest = JSON.readTree(before);
                ObjectNode tool = (ObjectNode) manifest.at("/tools/7");
                assertEquals("suggest_tags", tool.get("name").textValue());
                ((ObjectNode) tool.get("annotations")).put("openWorldHint", false);
                ObjectNode provenance = (ObjectNode) tool.at("/_meta/dev.hintproof~1x-revl");
                provenance.putArray("vouched");
                ObjectNode effects = (ObjectNode) provenance.get("effects");
                effects.putArray("reachesCapabilities").add("db.read").add("log");
                effects.putArray("reachesHostCode");
                effects.remove("hosts");
                provenance.put(
                        "guarantee", provenance.get("guarantee").textValue().replace("1 vouched boundary and ", ""));
                return JSON.writeValueAsBytes(manifest);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });

        assertEquals(new Outcome(1, """
                        notes.jar: NOT verified
                          tool 'suggest_tags': the manifest says openWorldHint false, by its code it is true
                          tool 'suggest_tags': its provenance says effects {"reachesCapabilities":["db.read","log"],"reachesEmission":[],"reachesUndoable":[],"reachesHostCode":[],"boundedByDeclaration":true}, by its code it is {"reachesCapabilities":["db.read","log","net.read"],"reachesEmission":[],"reachesUndoable":[],"reachesHostCode":["TagAdvisor.tagsFor(String)"],"hosts":"configured","boundedByDeclaration":true}
                          tool 'suggest_tags': its provenance says vouched [], by its code it is [{"boundary":"TagAdvisor.tagsFor(String)","as":"plain","capabilities":["net.read"],"openWorld":true,"reason":"the classifier computes tags and keeps nothing; it is asked by POST because a note is too long for a URL"}]
                          tool 'suggest_tags': its provenance says guarantee "No code that the tool can reach crosses a boundary that is more than plain; this relies on the assumptions closed-world:com/example/notes/NoteStore, sql-text.", by its code it is "No code that the tool can reach crosses a boundary that is more than plain; this relies on 1 vouched boundary and the assumptions closed-world:com/example/notes/NoteStore, sql-text."
                        """), Packaged.verify(folder, "notes.jar"));
    }

    private byte[] compileStore(java.util.function.UnaryOperator<String> change) throws IOException {
        Path source = folder.resolve(STORE + ".java");
        Files.createDirectories(source.getParent());
        Files.writeString(source, change.apply(Files.readString(NOTES.resolve("src/main/java/" + STORE + ".java"))));
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        Path classes = Files.createDirectory(folder.resolve("classes"));
        String classPath = jar + java.io.File.pathSeparator + folder.resolve("lib") + "/*";
        try (StandardJavaFileManager files = javac.getStandardFileManager(null, Locale.ROOT, null)) {
            List<String> options = List.of("-proc:none", "--release", "17", "-d", classes.toString(), "-cp", classPath);
            assertEquals(
                    true,
                    javac.getTask(null, files, null, options, null, files.getJavaFileObjects(source))
                            .call());
        }
        return Files.readAllBytes(classes.resolve(STORE + ".class"));
    }
}
