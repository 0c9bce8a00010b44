package dev.hintproof.manifest.imports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.effect.EffectClass;
import dev.hintproof.manifest.json.Json;
import dev.hintproof.manifest.json.ManifestFixtures;
import dev.hintproof.manifest.json.ManifestWriter;
import dev.hintproof.manifest.json.ToolLists;
import dev.hintproof.manifest.model.ToolDefinition;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ImportClassifierTest {

    private static final String OTHER = ", {\"name\": \"other\", \"annotations\": {\"readOnlyHint\": false}}]";

    /** One tool named t beside another; the verdict on t without and with trust, each as class, claim and first reason. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', maxCharsPerColumn = 5000, textBlock = """
            {"name": "t"} | emission none: it doesn't claim to be read-only | emission none: it doesn't claim to be read-only
            {"name": "t", "annotations": null} | emission none: it doesn't claim to be read-only | emission none: it doesn't claim to be read-only
            {"name": "t", "annotations": {"readOnlyHint": null}} | emission none: it doesn't claim to be read-only | emission none: it doesn't claim to be read-only
            {"name": "t", "annotations": {"readOnlyHint": false, "destructiveHint": false}} | emission none: it doesn't claim to be read-only | emission none: it doesn't claim to be read-only
            {"name": "t", "annotations": {"readOnlyHint": true}} | emission unchecked: its claim to be read-only is unchecked | plain trusted: it claims to be read-only, nothing contradicts that, and the operator trusts it
            {"name": "t", "annotations": {"readOnlyHint": true, "openWorldHint": true, "idempotentHint": 7}} | emission unchecked: its claim to be read-only is unchecked | plain trusted: it claims to be read-only, nothing contradicts that, and the operator trusts it
            {"name": "t", "annotations": {"readOnlyHint": true, "destructiveHint": true}} | emission contradicted: it claims to be read-only and destructive (destructiveHint: true) | emission contradicted: it claims to be read-only and destructive (destructiveHint: true)
            {"name": "t", "annotations": {"readOnlyHint": "true"}} | emission none: it can't be judged: its readOnlyHint is neither true nor false | emission none: it can't be judged: its readOnlyHint is neither true nor false
            {"name": "t", "annotations": {"readOnlyHint": true, "destructiveHint": "no"}} | emission unchecked: it can't be judged: its destructiveHint is neither true nor false | emission unchecked: it can't be judged: its destructiveHint is neither true nor false
            {"name": "t", "annotations": "read-only"} | emission none: it can't be judged: its annotations are no object | emission none: it can't be judged: its annotations are no object
            {"name": "t", "annotations": {"readOnlyHint": true}, "x-revl": {"classification": "emission"}} | emission contradicted: it claims to be read-only, but its own provenance classifies it as 'emission' | emission contradicted: it claims to be read-only, but its own provenance classifies it as 'emission'
            {"name": "t", "annotations": {"readOnlyHint": true}, "_meta": {"dev.hintproof/x-revl": {"classification": "witnessed"}}} | emission contradicted: it claims to be read-only, but its own provenance classifies it as 'witnessed' | emission contradicted: it claims to be read-only, but its own provenance classifies it as 'witnessed'
            {"name": "t", "annotations": {"readOnlyHint": true, "x-revl": 7}} | emission contradicted: it claims to be read-only, but its own provenance is malformed | emission contradicted: it claims to be read-only, but its own provenance is malformed
            {"name": "t", "annotations": {"readOnlyHint": true}, "x-revl": {"classification": "checked"}} | emission unchecked: its claim to be read-only is unchecked | plain trusted: it claims to be read-only, nothing contradicts that, and the operator trusts it
            {"name": "t", "annotations": {"readOnlyHint": true}, "x-revl": {"classification": "checked", "effects": {"reachesLocalWrite": true}}} | emission contradicted: it claims to be read-only, but its own provenance says that it changes something (reachesLocalWrite) | emission contradicted: it claims to be read-only, but its own provenance says that it changes something (reachesLocalWrite)
            {"name": "t", "annotations": {"readOnlyHint": true}, "x-revl": {"effects": {"reachesEmission": [], "reachesUndoable": ["x"]}}} | emission contradicted: it claims to be read-only, but its own provenance says that it changes something (reachesUndoable) | emission contradicted: it claims to be read-only, but its own provenance says that it changes something (reachesUndoable)
            {"name": "t", "annotations": {"readOnlyHint": true}, "x-revl": {"capabilities": ["*"]}} | emission contradicted: it claims to be read-only, but its own provenance lists the capability '*' | emission contradicted: it claims to be read-only, but its own provenance lists the capability '*'
            {"name": "t", "annotations": {"readOnlyHint": true}, "x-revl": {"effects": {"reachesCapabilities": ["fs.read", "net.write"]}}} | emission contradicted: it claims to be read-only, but its own provenance lists the capability 'net.write' | emission contradicted: it claims to be read-only, but its own provenance lists the capability 'net.write'
            {"name": "t", "annotations": {"readOnlyHint": false}, "x-revl": {"classification": "plain"}} | emission none: it doesn't claim to be read-only | emission none: it doesn't claim to be read-only
            """)
    void oneTool(String tool, String strict, String trusting) {
        List<JsonNode> tools = list("[" + tool + OTHER);
        assertEquals(
                strict,
                words(ImportClassifier.classify(tools, ImportOptions.strict()).get(0)));
        assertEquals(
                trusting, words(ImportClassifier.classify(tools, options(true)).get(0)));
    }

    @Test
    void whatHasNoNameOfItsOwnCannotBeCalled() {
        List<JsonNode> tools = list("""
                [{"name": "a", "annotations": {"readOnlyHint": true}}, {"name": "a"}, {"name": " "}, {"description": "x"},
                 17, null, {"name": 3}, {"name": "b", "annotations": {"readOnlyHint": true}}]
                """);
        List<ImportedTool> verdicts = ImportClassifier.classify(tools, options(true, "a=b"));
        assertEquals("""
                emission unchecked: it can't be judged: 2 tools have its name, and which one a call reaches is unknown
                emission none: it can't be judged: 2 tools have its name, and which one a call reaches is unknown
                emission none: it can't be judged: it has no usable name
                emission none: it can't be judged: it has no usable name
                emission none: it can't be judged: it is no object
                emission none: it can't be judged: it is no object
                emission none: it can't be judged: it has no usable name
                emission contradicted: it claims to be read-only, but the operator names it as the undo of another tool""", verdicts.stream().map(ImportClassifierTest::words).collect(Collectors.joining("\n")));
        assertEquals(
                List.of(false, false, false, false, false, false, false, true),
                verdicts.stream().map(ImportedTool::callable).toList());
        assertEquals(
                "the undo declared for it is ignored", verdicts.get(0).reasons().get(1));
    }

    @Test
    void anUndoMakesWitnessed() {
        List<JsonNode> tools = list("""
                [{"name": "delete"}, {"name": "restore"}, {"name": "touch", "annotations": {"readOnlyHint": true}},
                 {"name": "create"}, {"name": "remove", "annotations": {"destructiveHint": true}}]
                """);
        List<ImportedTool> verdicts = ImportClassifier.classify(
                tools, options(false, "delete=restore:result", "touch=restore", "create=remove"));
        assertEquals(
                "witnessed none: the operator declares that 'restore' undoes it, called with its result",
                words(verdicts.get(0)));
        assertEquals(
                Optional.of(UndoSpec.parse("delete=restore:result")),
                verdicts.get(0).undo());
        assertEquals(EffectClass.EMISSION, verdicts.get(1).effectClass());
        assertEquals(
                "witnessed contradicted: the operator declares that 'restore' undoes it, called with its arguments",
                words(verdicts.get(2)));
        assertEquals(
                "its undo 'remove' says of itself that it is destructive",
                verdicts.get(3).reasons().get(1));
    }

    @Test
    void anUndoThatCannotWorkLeavesAnEmission() {
        List<JsonNode> tools = list("""
                [{"name": "a"}, {"name": "b"}, {"name": "dup"}, {"name": "dup"}, {"name": "odd", "annotations": 1}]
                """);
        var options = options(true, "a=gone", "b=dup", "x=odd");
        List<ImportedTool> verdicts = ImportClassifier.classify(tools, options);
        assertEquals(EffectClass.EMISSION, verdicts.get(0).effectClass());
        assertEquals(
                List.of(
                        "the undo declared for it is ignored: its undo 'gone' is not listed, or listed more than once",
                        "it doesn't claim to be read-only"),
                verdicts.get(0).reasons());
        assertEquals(EffectClass.EMISSION, verdicts.get(1).effectClass());
        assertEquals(
                List.of(
                        "undo a=gone: the server lists no tool named 'gone'",
                        "undo b=dup: the server lists 2 tools named 'dup'",
                        "undo x=odd: the server lists no tool named 'x'"),
                ImportClassifier.undoProblems(tools, options.undos()));
    }

    @Test
    void whatWasSeenToChangeSomethingIsNotBelievedAgain() {
        List<JsonNode> tools =
                list("[{\"name\": \"t\", \"annotations\": {\"readOnlyHint\": true}}, {\"name\": \"u\"}]");
        var options = new ImportOptions(true, Map.of(), Set.of("t", "u"), Map.of());
        List<ImportedTool> verdicts = ImportClassifier.classify(tools, options);
        assertEquals(
                "emission observed: it was seen to change something while it was taken for read-only",
                words(verdicts.get(0)));
        assertEquals(Claim.NONE, verdicts.get(1).claim());
    }

    @Test
    void aVerifiedDerivationDecidesForExactlyItsDefinition() {
        Map<String, ToolDefinition> verified = verified();
        var options = new ImportOptions(false, Map.of(), Set.of(), verified);
        ObjectNode restore = (ObjectNode) Json.parse("{\"name\": \"restore_note\"}", "tool");
        List<JsonNode> tools = ManifestFixtures.notes().tools().stream()
                .map(tool -> (JsonNode) ManifestWriter.toJson(tool))
                .collect(Collectors.toCollection(ArrayList::new));
        assertEquals(
                "emission derived: its class was derived from its code and verified: witnessed",
                words(ImportClassifier.classify(tools, options).get(0)),
                "its undo isn't listed");
        tools.add(restore);
        List<ImportedTool> verdicts = ImportClassifier.classify(tools, options);
        assertEquals(
                List.of(EffectClass.WITNESSED, EffectClass.PLAIN, EffectClass.EMISSION, EffectClass.EMISSION),
                verdicts.stream().map(ImportedTool::effectClass).toList());
        assertEquals(
                List.of(Claim.DERIVED, Claim.DERIVED, Claim.DERIVED, Claim.NONE),
                verdicts.stream().map(ImportedTool::claim).toList());
        assertEquals(
                Optional.of(UndoSpec.parse("delete_note=restore_note:result")),
                verdicts.get(0).undo());

        ((ObjectNode) tools.get(1)).put("description", "Reads one note. And more.");
        ImportedTool changed = ImportClassifier.classify(tools, options).get(1);
        assertEquals(
                "emission unchecked: what is listed differs from the verified definition, which therefore doesn't count",
                words(changed));
        var observed = new ImportOptions(true, Map.of(), Set.of("read_note", "share_note"), verified);
        tools.set(
                1,
                ManifestWriter.toJson(ManifestFixtures.notes().tool("read_note").orElseThrow()));
        assertEquals(
                Claim.OBSERVED,
                ImportClassifier.classify(tools, observed).get(1).claim());
        assertEquals(
                Claim.DERIVED, ImportClassifier.classify(tools, observed).get(2).claim());
    }

    @Test
    void verificationAlsoSpeaksAgainstUndos() {
        List<JsonNode> tools =
                list("[{\"name\": \"share_note\"}, {\"name\": \"read_note\"}, {\"name\": \"a\"}, {\"name\": \"b\"}]");
        Map<String, UndoSpec> undos = UndoSpec.parseAll(List.of("share_note=a", "a=read_note", "b=share_note"));
        List<ImportedTool> verdicts =
                ImportClassifier.classify(tools, new ImportOptions(false, undos, Set.of(), verified()));
        assertEquals(
                "emission none: the undo declared for it is ignored: no undo takes back 'net.write', which its code was verified to reach",
                words(verdicts.get(0)));
        assertEquals(
                "emission none: the undo declared for it is ignored: its undo 'read_note' was verified to be plain, and so can't undo anything",
                words(verdicts.get(2)));
        assertEquals(
                "emission none: the undo declared for it is ignored: its undo 'share_note' was verified to reach 'net.write', which is more than an undo may",
                words(verdicts.get(3)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "a", "=b", "a=", "a=b:", "a=b:both", "a=b=c", "a=:result", "a=b:result:x", " =b", "a=a"})
    void malformedUndosAreRefused(String text) {
        assertThrows(IllegalArgumentException.class, () -> UndoSpec.parse(text));
    }

    @Test
    void twoUndosOfOneToolAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> UndoSpec.parseAll(List.of("a=b", "a=c:result")));
    }

    /** The direction of trust: whatever a server says, only the claim to be read-only ever loosens, and only under trust. */
    @Property(tries = 300)
    void aServersWordsOnlyTighten(
            @ForAll boolean readOnly, @ForAll("words") Map<String, String> said, @ForAll boolean trust) {
        var tool = (ObjectNode) Json.parse("{\"name\": \"t\"}", "tool");
        ObjectNode annotations = tool.putObject("annotations");
        if (readOnly) {
            annotations.put("readOnlyHint", true);
        }
        ObjectNode bare = tool.deepCopy();
        said.forEach((key, value) -> {
            JsonNode node = Json.parse(value, "value");
            switch (key) {
                case "x-revl", "_meta" -> tool.set(key, node);
                default -> annotations.set(key, node);
            }
        });
        EffectClass without = classOf(bare, trust);
        EffectClass with = classOf(tool, trust);
        assertFalse(with.compareTo(without) < 0);
        if (!trust) {
            assertNotEquals(EffectClass.PLAIN, with);
        }
    }

    @Provide
    Arbitrary<Map<String, String>> words() {
        var keys = Arbitraries.of("destructiveHint", "idempotentHint", "openWorldHint", "title", "x-revl", "_meta");
        var values = Arbitraries.of(
                "true",
                "false",
                "null",
                "{}",
                "\"plain\"",
                "{\"classification\": \"plain\"}",
                "{\"classification\": \"witnessed\", \"undo\": {\"tool\": \"u\"}}",
                "{\"dev.hintproof/x-revl\": {\"classification\": \"plain\"}}",
                "{\"dev.hintproof/x-revl\": []}");
        return Arbitraries.maps(keys, values);
    }

    private static EffectClass classOf(JsonNode tool, boolean trust) {
        return ImportClassifier.classify(List.of(tool), options(trust)).get(0).effectClass();
    }

    private static Map<String, ToolDefinition> verified() {
        var verified = new HashMap<String, ToolDefinition>();
        ManifestFixtures.notes().tools().forEach(tool -> verified.put(tool.name(), tool));
        return verified;
    }

    private static ImportOptions options(boolean trust, String... undos) {
        return new ImportOptions(trust, UndoSpec.parseAll(List.of(undos)), Set.of(), Map.of());
    }

    private static List<JsonNode> list(String text) {
        return ToolLists.read(text.getBytes(StandardCharsets.UTF_8), "list");
    }

    private static String words(ImportedTool tool) {
        return tool.effectClass().word() + " " + tool.claim().word() + ": "
                + tool.reasons().get(0);
    }
}
