package dev.hintproof.manifest.imports;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.effect.EffectClass;
import dev.hintproof.manifest.json.CanonicalJson;
import dev.hintproof.manifest.json.ListedTool;
import dev.hintproof.manifest.json.ManifestWriter;
import dev.hintproof.manifest.model.Provenance;
import dev.hintproof.manifest.model.ToolDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The judgement of one tool. */
final class Judgement {

    private final ListedTool listed;
    private final int index;
    private final JsonNode tool;
    private final Optional<String> name;
    private final int copies;
    private final Undos undos;
    private final ImportOptions options;
    private final List<String> reasons = new ArrayList<>();

    Judgement(ListedTool listed, Map<String, Integer> counts, Undos undos, ImportOptions options) {
        this.listed = listed;
        this.index = listed.index();
        this.tool = listed.json();
        this.name = ImportClassifier.usableName(tool);
        this.copies = name.map(counts::get).orElse(0);
        this.undos = undos;
        this.options = options;
    }

    ImportedTool verdict() {
        Optional<String> unclassifiable = ImportClassifier.malformed(listed);
        if (unclassifiable.isEmpty() && copies > 1) {
            unclassifiable = Optional.of(copies + " tools have its name, and which one a call reaches is unknown");
        }
        if (unclassifiable.isPresent()) {
            return unclassifiable(unclassifiable.get());
        }
        String known = name.orElseThrow();
        List<String> against = contradictions(known);
        Claim claim = claim(against);
        Optional<ImportedTool> undone = undos.of(known).flatMap(undo -> undone(undo, claim));
        if (undone.isPresent()) {
            return undone.get();
        }
        Optional<Provenance> derived = verified(known).map(ToolDefinition::provenance);
        boolean changes = derived.filter(provenance -> provenance.classification() != EffectClass.PLAIN)
                .isPresent();
        if (options.distrusted().contains(known) && !changes) {
            return observed(derived.isPresent() ? Claim.UNCHECKED : claim, against);
        }
        return derived.isPresent() ? derived(derived.get()) : byClaim(claim, against);
    }

    private ImportedTool unclassifiable(String problem) {
        reasons.add("it can't be judged: " + problem);
        if (name.flatMap(undos::of).isPresent()) {
            reasons.add("the undo declared for it is ignored");
        }
        Claim claim = tool.isObject() && ImportClassifier.claimsReadOnly(tool) ? Claim.UNCHECKED : Claim.NONE;
        return new ImportedTool(
                index, name, EffectClass.EMISSION, claim, reasons, Optional.of(problem), Optional.empty(), copies == 1);
    }

    /** All that speaks against the claim to be read-only; empty where the claim isn't made. */
    private List<String> contradictions(String known) {
        var against = new ArrayList<String>();
        if (!ImportClassifier.claimsReadOnly(tool)) {
            return against;
        }
        if (ImportClassifier.saysDestructive(tool)) {
            against.add("it claims to be read-only and destructive (destructiveHint: true)");
        }
        AssertedProvenance.againstReadOnly(tool)
                .ifPresent(reason -> against.add("it claims to be read-only, but " + reason));
        if (undos.of(known).isPresent()) {
            against.add("it claims to be read-only, but the operator declares an undo for it");
        }
        if (undos.isInverse(known)) {
            against.add("it claims to be read-only, but the operator names it as the undo of another tool");
        }
        return against;
    }

    private Claim claim(List<String> against) {
        if (!ImportClassifier.claimsReadOnly(tool)) {
            return Claim.NONE;
        }
        return against.isEmpty() ? Claim.UNCHECKED : Claim.CONTRADICTED;
    }

    private ImportedTool observed(Claim claim, List<String> against) {
        reasons.add("it was seen to change something while it was taken for read-only");
        reasons.addAll(against);
        return result(EffectClass.EMISSION, claim == Claim.UNCHECKED ? Claim.OBSERVED : claim, Optional.empty());
    }

    /** A witnessed tool, unless its undo can't work, which is then a reason. */
    private Optional<ImportedTool> undone(UndoSpec undo, Claim claim) {
        Optional<String> problem = undos.problem(undo);
        if (problem.isPresent()) {
            reasons.add("the undo declared for it is ignored: " + problem.get());
            return Optional.empty();
        }
        reasons.add("the operator declares that '" + undo.inverse() + "' undoes it, called with its "
                + undo.witness().word());
        undos.remark(undo).ifPresent(reasons::add);
        return Optional.of(result(EffectClass.WITNESSED, claim, Optional.of(undo)));
    }

    /** The verified definition of this tool, if what is listed is exactly that. */
    private Optional<ToolDefinition> verified(String known) {
        ToolDefinition definition = options.verified().get(known);
        if (definition == null) {
            return Optional.empty();
        }
        String shipped = CanonicalJson.canonicalJson(ManifestWriter.toJson(definition));
        if (!shipped.equals(CanonicalJson.canonicalJson(tool))) {
            reasons.add("what is listed differs from the verified definition, which therefore doesn't count");
            return Optional.empty();
        }
        return Optional.of(definition);
    }

    private ImportedTool derived(Provenance provenance) {
        reasons.add("its class was derived from its code and verified: "
                + provenance.classification().word());
        Optional<UndoSpec> undo =
                provenance.undo().map(own -> new UndoSpec(name.orElseThrow(), own.tool(), witness(own)));
        Optional<String> problem = undo.flatMap(undos::problem);
        if (problem.isPresent()) {
            reasons.add("it can't be undone: " + problem.get());
            return result(EffectClass.EMISSION, Claim.DERIVED, Optional.empty());
        }
        return result(provenance.classification(), Claim.DERIVED, undo);
    }

    private static UndoSpec.WitnessSource witness(Provenance.Undo undo) {
        return UndoSpec.WitnessSource.valueOf(undo.witness().toUpperCase(Locale.ROOT));
    }

    private ImportedTool byClaim(Claim claim, List<String> against) {
        switch (claim) {
            case CONTRADICTED -> reasons.addAll(against);
            case UNCHECKED -> {
                if (options.trustReadOnlyHints()) {
                    reasons.add("it claims to be read-only, nothing contradicts that, and the operator trusts it");
                    return result(EffectClass.PLAIN, Claim.TRUSTED, Optional.empty());
                }
                reasons.add("its claim to be read-only is unchecked");
            }
            default -> reasons.add("it doesn't claim to be read-only");
        }
        return result(EffectClass.EMISSION, claim, Optional.empty());
    }

    private ImportedTool result(EffectClass effectClass, Claim claim, Optional<UndoSpec> undo) {
        return new ImportedTool(index, name, effectClass, claim, reasons, Optional.empty(), undo, true);
    }
}
