package dev.hintproof.manifest.imports;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.manifest.effect.EffectClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The provenance that a server asserts about its own tool, wherever it puts it. Nothing in it makes a tool look safer; every member
 * that says that something is changed counts against a claim to be read-only.
 */
final class AssertedProvenance {

    private static final String KEY = "x-revl";
    private static final Set<String> READ_ONLY_WORDS = Set.of("plain", "checked");
    private static final List<String> CHANGES = List.of("reachesEmission", "reachesUndoable", "reachesLocalWrite");

    private AssertedProvenance() {}

    /** What the tool's own provenance says against its being read-only; empty for nothing. */
    static Optional<String> againstReadOnly(JsonNode tool) {
        for (JsonNode block : blocks(tool)) {
            Optional<String> reason = against(block);
            if (reason.isPresent()) {
                return reason;
            }
        }
        return Optional.empty();
    }

    private static List<JsonNode> blocks(JsonNode tool) {
        var blocks = new ArrayList<JsonNode>();
        for (JsonNode holder : List.of(tool, tool.path("_meta"), tool.path("annotations"))) {
            for (Map.Entry<String, JsonNode> member : holder.properties()) {
                String key = member.getKey();
                if ((key.equals(KEY) || key.endsWith("/" + KEY))
                        && !member.getValue().isNull()) {
                    blocks.add(member.getValue());
                }
            }
        }
        return blocks;
    }

    private static Optional<String> against(JsonNode block) {
        if (!block.isObject()) {
            return Optional.of("its own provenance is malformed");
        }
        JsonNode classification = block.path("classification");
        if (isSaid(classification) && !READ_ONLY_WORDS.contains(classification.asText())) {
            return Optional.of("its own provenance classifies it as '" + classification.asText() + "'");
        }
        if (isSaid(block.path("undo"))) {
            return Optional.of("its own provenance names an undo");
        }
        for (String holder : List.of("", "/effects")) {
            JsonNode effects = block.at(holder);
            for (String key : CHANGES) {
                if (says(effects.path(key))) {
                    return Optional.of("its own provenance says that it changes something (" + key + ")");
                }
            }
            for (String key : List.of("capabilities", "reachesCapabilities")) {
                Optional<String> more = moreThanPlain(effects.path(key));
                if (more.isPresent()) {
                    return Optional.of("its own provenance lists the capability '" + more.get() + "'");
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isSaid(JsonNode value) {
        return !value.isMissingNode() && !value.isNull();
    }

    /** Whether a member says yes: anything but absence, null, false and emptiness. */
    private static boolean says(JsonNode value) {
        if (value.isContainerNode()) {
            return !value.isEmpty();
        }
        return isSaid(value) && !(value.isBoolean() && !value.booleanValue());
    }

    private static Optional<String> moreThanPlain(JsonNode capabilities) {
        if (!isSaid(capabilities)) {
            return Optional.empty();
        }
        if (!capabilities.isArray()) {
            return Optional.of(capabilities.toString());
        }
        for (JsonNode capability : capabilities) {
            boolean plain = Capability.of(capability.asText())
                    .filter(known -> known.effectClass() == EffectClass.PLAIN)
                    .isPresent();
            if (!plain) {
                return Optional.of(capability.asText());
            }
        }
        return Optional.empty();
    }
}
