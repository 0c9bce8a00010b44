package dev.hintproof.manifest.json;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.manifest.effect.EffectClass;
import dev.hintproof.manifest.effect.HintProfile;
import dev.hintproof.manifest.effect.Scope;
import dev.hintproof.manifest.model.Manifest;
import dev.hintproof.manifest.model.Provenance;
import dev.hintproof.manifest.model.ToolDefinition;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** A manifest with a tool of each class. */
public final class ManifestFixtures {

    private static final String DIGEST = "sha256:" + "0123456789abcdef".repeat(4);

    private ManifestFixtures() {}

    public static Manifest notes() {
        return notes(HintProfile.DERIVED);
    }

    static Manifest notes(HintProfile profile) {
        var classes = new TreeMap<String, String>();
        classes.put("com/example/NoteTools", DIGEST);
        classes.put("com/example/NoteIndex", DIGEST);
        return new Manifest(
                new Manifest.Server("notes", "1.0.0", Optional.of("Notes"), Optional.empty()),
                new Manifest.DerivedBy("hintproof", "0.1.0", profile, DIGEST),
                List.of(share(profile), read(profile), delete(profile)),
                classes);
    }

    private static ToolDefinition read(HintProfile profile) {
        return ToolDefinition.derive(
                "read_note",
                "Read note",
                "Reads one note.",
                schema("""
                        {"type": "object",
                         "properties": {"note_id": {"type": "integer", "description": "the note's number"},
                                        "export_path": {"type": "string", "description": "target path"}},
                         "required": ["note_id"], "additionalProperties": false}
                        """),
                Optional.of(
                        schema(
                                "{\"type\": \"object\", \"properties\": {\"text\": {\"type\": \"string\", \"default\": \"é\"}}}")),
                profile,
                new Provenance(
                        "notes",
                        "com.example.NoteTools",
                        "readNote(long, String)",
                        EffectClass.PLAIN,
                        Scope.unscoped(),
                        Optional.empty(),
                        false,
                        effects(List.of(Capability.FS_READ), List.of(), List.of(), Optional.empty()),
                        List.of(),
                        List.of(),
                        sorted("closed-world:com/example/Store")));
    }

    private static ToolDefinition delete(HintProfile profile) {
        return ToolDefinition.derive(
                "delete_note",
                "Delete note",
                "Deletes one note.",
                schema("{\"type\": \"object\", \"properties\": {}, \"additionalProperties\": false}"),
                Optional.empty(),
                profile,
                new Provenance(
                        "notes",
                        "com.example.NoteTools",
                        "deleteNote(long)",
                        EffectClass.WITNESSED,
                        Scope.unscoped(),
                        Optional.of(new Provenance.Undo("restore_note", "result")),
                        false,
                        effects(
                                List.of(Capability.DB_WRITE),
                                List.of(),
                                List.of("java.sql.Statement.executeUpdate"),
                                Optional.empty()),
                        List.of(new Provenance.Path(
                                Capability.DB_WRITE,
                                "java.sql.Statement.executeUpdate",
                                List.of(
                                        new Provenance.Step("NoteTools.deleteNote(long)", "NoteTools.java:34"),
                                        new Provenance.Step("java.sql.Statement.executeUpdate", "")))),
                        List.of(),
                        sorted("sql-text", "closed-world:com/example/Store")));
    }

    private static ToolDefinition share(HintProfile profile) {
        return ToolDefinition.derive(
                "share_note",
                "Share note",
                "Sends one note.",
                schema(
                        "{\"type\": \"object\", \"properties\": {\"webhook\": {\"type\": \"string\", \"format\": \"uri\"}}}"),
                Optional.empty(),
                profile,
                new Provenance(
                        "notes",
                        "com.example.NoteTools",
                        "shareNote(java.net.URI)",
                        EffectClass.EMISSION,
                        Scope.of(List.of(Capability.NET_WRITE)),
                        Optional.empty(),
                        true,
                        effects(
                                List.of(Capability.NET_WRITE, Capability.LOG),
                                List.of("java.net.http.HttpRequest.Builder.POST"),
                                List.of(),
                                Optional.of("argument")),
                        List.of(),
                        List.of(new Provenance.Vouched(
                                "com.example.Audit.record(String)",
                                EffectClass.PLAIN,
                                new TreeSet<>(List.of(Capability.LOG)),
                                false,
                                "writes to our own log")),
                        sorted()));
    }

    private static Provenance.Effects effects(
            List<Capability> reached, List<String> emission, List<String> undoable, Optional<String> hosts) {
        return new Provenance.Effects(
                new TreeSet<>(reached), new TreeSet<>(emission), new TreeSet<>(undoable), new TreeSet<>(), hosts);
    }

    private static SortedSet<String> sorted(String... values) {
        return new TreeSet<>(List.of(values));
    }

    private static ObjectNode schema(String text) {
        return (ObjectNode) Json.parse(text, "schema");
    }
}
