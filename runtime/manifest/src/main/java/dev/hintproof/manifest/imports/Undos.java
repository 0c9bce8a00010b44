package dev.hintproof.manifest.imports;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.manifest.effect.EffectClass;
import dev.hintproof.manifest.model.ToolDefinition;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The undos that the operator declares, each checked against what is known of its two tools. */
final class Undos {

    private final Map<String, JsonNode> tools;
    private final ImportOptions options;
    private final Set<String> inverses;

    /** @param tools the tools whose name is theirs alone */
    Undos(Map<String, JsonNode> tools, ImportOptions options) {
        this.tools = tools;
        this.options = options;
        this.inverses =
                options.undos().values().stream().map(UndoSpec::inverse).collect(Collectors.toUnmodifiableSet());
    }

    Optional<UndoSpec> of(String tool) {
        return Optional.ofNullable(options.undos().get(tool));
    }

    boolean isInverse(String tool) {
        return inverses.contains(tool);
    }

    /** Why an undo can't work; empty if nothing speaks against it. */
    Optional<String> problem(UndoSpec undo) {
        JsonNode inverse = tools.get(undo.inverse());
        if (inverse == null) {
            return Optional.of("its undo '" + undo.inverse() + "' is not listed, or listed more than once");
        }
        Optional<String> malformed = ImportClassifier.malformed(inverse);
        if (malformed.isPresent()) {
            return Optional.of("its undo '" + undo.inverse() + "' can't be judged: " + malformed.get());
        }
        Optional<Capability> forward = emission(undo.tool());
        if (forward.isPresent()) {
            return Optional.of("no undo takes back '" + forward.get() + "', which its code was verified to reach");
        }
        ToolDefinition derived = options.verified().get(undo.inverse());
        if (derived != null && derived.provenance().classification() == EffectClass.PLAIN) {
            return Optional.of(
                    "its undo '" + undo.inverse() + "' was verified to be plain, and so can't undo anything");
        }
        return emission(undo.inverse())
                .map(capability -> "its undo '" + undo.inverse() + "' was verified to reach '" + capability
                        + "', which is more than an undo may");
    }

    /** What else the operator should know of an undo that works; empty for nothing. */
    Optional<String> remark(UndoSpec undo) {
        JsonNode inverse = tools.get(undo.inverse());
        if (inverse != null && ImportClassifier.saysDestructive(inverse)) {
            return Optional.of("its undo '" + undo.inverse() + "' says of itself that it is destructive");
        }
        return Optional.empty();
    }

    /** An emission that a tool was verified to reach. */
    private Optional<Capability> emission(String tool) {
        return Optional.ofNullable(options.verified().get(tool)).stream()
                .flatMap(definition -> definition.provenance().effects().reachesCapabilities().stream())
                .filter(capability -> capability.effectClass() == EffectClass.EMISSION)
                .findFirst();
    }
}
