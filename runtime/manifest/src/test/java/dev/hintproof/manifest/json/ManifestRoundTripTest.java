package dev.hintproof.manifest.json;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.hintproof.manifest.effect.HintProfile;
import dev.hintproof.manifest.model.Manifest;
import dev.hintproof.manifest.model.Refusal;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ManifestRoundTripTest {

    @Test
    void theFileIsTheGoldenOne() throws IOException {
        assertEquals(golden("notes.json"), text(ManifestWriter.write(ManifestFixtures.notes())));
    }

    @ParameterizedTest
    @EnumSource(HintProfile.class)
    void whatWasWrittenIsRead(HintProfile profile) {
        Manifest manifest = ManifestFixtures.notes(profile);
        byte[] bytes = ManifestWriter.write(manifest);
        Manifest read = ManifestReader.read(bytes, "notes.json");
        assertEquals(manifest, read);
        assertArrayEquals(bytes, ManifestWriter.write(read));
    }

    @Test
    void theOrderOfTheToolsDoesNotMatter() {
        Manifest manifest = ManifestFixtures.notes();
        var tools = new ArrayList<>(manifest.tools());
        Collections.reverse(tools);
        var reversed = new Manifest(manifest.server(), manifest.derivedBy(), tools, manifest.classes());
        assertArrayEquals(ManifestWriter.write(manifest), ManifestWriter.write(reversed));
    }

    @Test
    void aRefusalIsNoManifest() {
        byte[] refusal =
                ManifestWriter.write(new Refusal("notes", List.of("NoteTools.java:31: error: [DeclaredBound] …")));
        var error = assertThrows(ManifestException.class, () -> ManifestReader.read(refusal, "notes.json"));
        assertEquals(
                "notes.json: the build of server 'notes' was refused, so there is no manifest: "
                        + "NoteTools.java:31: error: [DeclaredBound] …; mend that and build again",
                error.getMessage());
    }

    /** One change to a valid file, and the whole message that it must give. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', maxCharsPerColumn = 10_000, textBlock = """
            "formatVersion": 1 | "formatVersion": 2 | m.json at /formatVersion: format version 2 is not known to this version of hintproof, which reads version 1; build the server again with the same version of hintproof as its runtime
            "formatVersion": 1 | "formatVersion": "1" | m.json at /formatVersion: format version "1" is not known to this version of hintproof, which reads version 1; build the server again with the same version of hintproof as its runtime
            "formatVersion": 1, | '' | m.json: 'formatVersion' is missing
            "name": "notes" | "name": "../notes" | m.json at /server: the server name '../notes' can't be the name of a file
            "version": "1.0.0" | "version": null | m.json at /server/version: expected a string, found null
            "profile": "derived" | "profile": "mine" | m.json at /derivedBy/profile: 'mine' is no known profile
            "title": "Notes" | "note": "Notes" | m.json at /server: 'note' is not known here; known are instructions, name, title, version
            "name": "read_note" | "name": "share_note" | m.json: two tools are named 'share_note'
            "destructiveHint": true | "destructiveHint": false | m.json at /tools/2/annotations: the hints of tool 'share_note' contradict its provenance: they are readOnlyHint false, destructiveHint false, idempotentHint true, openWorldHint true, but from the provenance follow readOnlyHint false, destructiveHint true, idempotentHint true, openWorldHint true; build the server again
            "openWorldHint": true | "openWorldHint": "true" | m.json at /tools/2/annotations/openWorldHint: expected true or false, found a string
            "classification": "plain" | "classification": "checked" | m.json at /tools/1/_meta/dev.hintproof~1x-revl/classification: 'checked' is no effect class
            "annotationsDerivedFrom": "compiler" | "annotationsDerivedFrom": "author" | m.json at /tools/0/_meta/dev.hintproof~1x-revl/annotationsDerivedFrom: expected 'compiler', found 'author'
            "witness": "result" | "witness": "memory" | m.json at /tools/0/_meta/dev.hintproof~1x-revl/undo: a witness is 'result' or 'arguments', not 'memory'
            "hosts": "argument" | "hosts": "any" | m.json at /tools/2/_meta/dev.hintproof~1x-revl/effects: effects.hosts is 'configured' or 'argument', not 'any'
            "export_path": [ | "export_file": [ | m.json at /tools/1: the gg: labels of tool 'read_note' don't follow from its schema, which gives {export_path=[gg:filesystem-path]}; build the server again
            "db.write" | "db.writ" | m.json at /tools/0/_meta/dev.hintproof~1x-revl/capabilities: 'db.writ' is no capability
            """)
    void aChangedFileIsRefused(String before, String after, String message) {
        String text = text(ManifestWriter.write(ManifestFixtures.notes()));
        String changed = text.replaceFirst(
                java.util.regex.Pattern.quote(before), java.util.regex.Matcher.quoteReplacement(after));
        var error = assertThrows(ManifestException.class, () -> ManifestReader.read(utf8(changed), "m.json"));
        assertEquals(message, error.getMessage());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''                  | m.json: it is empty, not JSON
            []                  | m.json: expected an object, found an array
            {"a": 1, "a": 2}    | m.json:1:13: not valid JSON: Duplicate field 'a'
            {} x                | m.json:1:4: not valid JSON: Unrecognized token 'x': was expecting (JSON String, Number, Array, Object or token 'null', 'true' or 'false')
            """)
    void textThatIsNoManifest(String text, String message) {
        var error = assertThrows(ManifestException.class, () -> ManifestReader.read(utf8(text), "m.json"));
        assertEquals(message, error.getMessage());
    }

    @Test
    void truncationIsRefused() {
        byte[] bytes = ManifestWriter.write(ManifestFixtures.notes());
        for (int length = 0; length < bytes.length - 2; length += 13) {
            byte[] part = java.util.Arrays.copyOf(bytes, length);
            assertThrows(ManifestException.class, () -> ManifestReader.read(part, "m.json"));
        }
    }

    @Test
    void bytesThatAreNoUtf8AreRefused() {
        byte[] bytes = ManifestWriter.write(ManifestFixtures.notes());
        bytes[bytes.length / 2] = (byte) 0xFF;
        var error = assertThrows(ManifestException.class, () -> ManifestReader.read(bytes, "m.json"));
        assertEquals("m.json: it is not UTF-8", error.getMessage());
    }

    private static String golden(String name) throws IOException {
        try (InputStream in = ManifestRoundTripTest.class.getResourceAsStream(name)) {
            return text(in.readAllBytes());
        }
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
