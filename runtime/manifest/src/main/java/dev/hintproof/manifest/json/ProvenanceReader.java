package dev.hintproof.manifest.json;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.manifest.effect.EffectClass;
import dev.hintproof.manifest.effect.Scope;
import dev.hintproof.manifest.model.Provenance;
import java.util.Arrays;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** Reads one tool's provenance. */
final class ProvenanceReader {

    private static final Set<String> KEYS = Set.of(
            "server",
            "type",
            "method",
            "classification",
            "annotationsDerivedFrom",
            "capabilities",
            "undo",
            "idempotent",
            "effects",
            "paths",
            "vouched",
            "assumes",
            "guarantee");
    private static final Set<String> EFFECT_KEYS = Set.of(
            "reachesCapabilities",
            "reachesEmission",
            "reachesUndoable",
            "reachesHostCode",
            "hosts",
            "boundedByDeclaration");

    private ProvenanceReader() {}

    static Provenance read(Cursor at) {
        at.only(KEYS);
        constant(at.get("annotationsDerivedFrom"), Provenance.DERIVED_FROM);
        at.find("idempotent").ifPresent(idempotent -> constant(idempotent, "declared"));
        EffectClass classification = effectClass(at.get("classification"));
        Cursor capabilities = at.get("capabilities");
        Scope scope =
                ManifestReader.located(capabilities, () -> Scope.ofWireNames(classification, capabilities.texts()));
        Provenance provenance = ManifestReader.located(
                at,
                () -> new Provenance(
                        at.get("server").text(),
                        at.get("type").text(),
                        at.get("method").text(),
                        classification,
                        scope,
                        at.find("undo").map(ProvenanceReader::undo),
                        at.find("idempotent").isPresent(),
                        effects(at.get("effects")),
                        at.get("paths").elements().stream()
                                .map(ProvenanceReader::path)
                                .toList(),
                        at.get("vouched").elements().stream()
                                .map(ProvenanceReader::vouched)
                                .toList(),
                        new TreeSet<>(at.get("assumes").texts())));
        constant(at.get("guarantee"), provenance.guarantee());
        return provenance;
    }

    private static Provenance.Undo undo(Cursor at) {
        at.only(Set.of("tool", "witness"));
        return ManifestReader.located(
                at,
                () -> new Provenance.Undo(
                        at.get("tool").text(), at.get("witness").text()));
    }

    private static Provenance.Effects effects(Cursor at) {
        at.only(EFFECT_KEYS);
        if (!at.get("boundedByDeclaration").bool()) {
            throw at.get("boundedByDeclaration").error("it must be true");
        }
        return ManifestReader.located(
                at,
                () -> new Provenance.Effects(
                        capabilities(at.get("reachesCapabilities")),
                        new TreeSet<>(at.get("reachesEmission").texts()),
                        new TreeSet<>(at.get("reachesUndoable").texts()),
                        new TreeSet<>(at.get("reachesHostCode").texts()),
                        at.find("hosts").map(Cursor::text)));
    }

    private static Provenance.Path path(Cursor at) {
        at.only(Set.of("capability", "boundary", "steps"));
        return new Provenance.Path(
                capability(at.get("capability")),
                at.get("boundary").text(),
                at.get("steps").elements().stream().map(ProvenanceReader::step).toList());
    }

    private static Provenance.Step step(Cursor at) {
        at.only(Set.of("what", "where"));
        return new Provenance.Step(
                at.get("what").text(), at.find("where").map(Cursor::text).orElse(""));
    }

    private static Provenance.Vouched vouched(Cursor at) {
        at.only(Set.of("boundary", "as", "capabilities", "openWorld", "reason"));
        return new Provenance.Vouched(
                at.get("boundary").text(),
                effectClass(at.get("as")),
                capabilities(at.get("capabilities")),
                at.get("openWorld").bool(),
                at.get("reason").text());
    }

    private static SortedSet<Capability> capabilities(Cursor at) {
        var result = new TreeSet<Capability>();
        at.elements().forEach(element -> result.add(capability(element)));
        return result;
    }

    private static Capability capability(Cursor at) {
        return Capability.of(at.text()).orElseThrow(() -> at.error("'" + at.text() + "' is no capability"));
    }

    private static EffectClass effectClass(Cursor at) {
        return Arrays.stream(EffectClass.values())
                .filter(candidate -> candidate.word().equals(at.text()))
                .findFirst()
                .orElseThrow(() -> at.error("'" + at.text() + "' is no effect class"));
    }

    private static void constant(Cursor at, String expected) {
        if (!at.text().equals(expected)) {
            throw at.error("expected '" + expected + "', found '" + at.text() + "'");
        }
    }
}
