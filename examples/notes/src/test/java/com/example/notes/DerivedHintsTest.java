package com.example.notes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What each of the eight tools does, as its author knows it, against what was derived. */
class DerivedHintsTest {

    private record Hints(boolean readOnly, boolean destructive, boolean idempotent, boolean openWorld) {}

    private static final Map<String, Hints> EXPECTED = Map.of(
            "read_note", new Hints(true, false, true, false),
            "search_notes", new Hints(true, false, true, false),
            // Asks a classifier over HTTP, on somebody's word that this changes nothing.
            "suggest_tags", new Hints(true, false, true, true),
            // These three can be taken back.
            "add_note", new Hints(false, false, false, false),
            "delete_note", new Hints(false, false, false, false),
            "restore_note", new Hints(false, false, false, false),
            // Overwrites a file, the same with the same arguments.
            "export_notes", new Hints(false, true, true, false),
            "share_note", new Hints(false, true, false, true));

    @Test
    void areRightForEachTool() throws IOException {
        Map<String, Hints> derived = new TreeMap<>();
        for (JsonNode tool : RunningServer.manifestTools()) {
            JsonNode hints = tool.get("annotations");
            derived.put(
                    tool.get("name").textValue(),
                    new Hints(
                            hints.get("readOnlyHint").booleanValue(),
                            hints.get("destructiveHint").booleanValue(),
                            hints.get("idempotentHint").booleanValue(),
                            hints.get("openWorldHint").booleanValue()));
        }
        assertEquals(new TreeMap<>(EXPECTED), derived);
    }
}
