package dev.hintproof.proxy.surface;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.effect.EffectClass;
import dev.hintproof.proxy.wire.Json;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Turns a page of the server's list into what the client is shown: the server's own definitions, with hints that say what calls
 * are taken for, without claims that nobody checked, and with the gate's word under {@link Namespace#GATE}.
 */
public final class ListEditor {
    private static final List<String> MEMBERS = List.of("name", "annotations", "_meta");
    private static final List<String> HINTS =
            List.of("readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint");

    private ListEditor() {}

    /**
     * Edits a page in place.
     *
     * @param result the {@code result} of a {@code tools/list} answer
     */
    public static void edit(ObjectNode result, ToolSurface surface) {
        Namespace.clean(result);
        ArrayNode shown = Json.object().putArray("tools");
        Set<String> names = new HashSet<>();
        for (JsonNode tool : result.path("tools")) {
            String name = tool.path("name").textValue();
            ToolView view = name == null ? null : surface.tool(name).orElse(null);
            if (view != null
                    && view.withheld() == null
                    && names.add(view.name())
                    && tool instanceof ObjectNode object) {
                shown.add(edit(object, view));
            }
        }
        result.set("tools", shown);
    }

    private static ObjectNode edit(ObjectNode tool, ToolView view) {
        Namespace.removeReserved(tool);
        removeLookAlikes(tool, MEMBERS);
        ObjectNode annotations = member(tool, "annotations");
        Namespace.removeReserved(annotations);
        removeLookAlikes(annotations, HINTS);
        annotations.put("readOnlyHint", view.effectClass() == EffectClass.PLAIN);
        annotations.put("destructiveHint", view.effectClass() == EffectClass.EMISSION);
        removeUnless(annotations, "idempotentHint", false);
        removeUnless(annotations, "openWorldHint", true);
        addWord(tool, view);
        return tool;
    }

    /** A reader that takes no notice of case would read these in the place of what the gate says. */
    private static void removeLookAlikes(ObjectNode object, List<String> names) {
        for (String name : names) {
            Namespace.namesLike(object, name).stream()
                    .filter(key -> !key.equals(name))
                    .forEach(object::remove);
        }
    }

    /** An unchecked hint stays only where it says what a client would assume without it, which makes nobody careless. */
    private static void removeUnless(ObjectNode annotations, String hint, boolean cautious) {
        JsonNode value = annotations.get(hint);
        if (value != null && !value.isNull() && !(value.isBoolean() && value.booleanValue() == cautious)) {
            annotations.remove(hint);
        }
    }

    private static void addWord(ObjectNode tool, ToolView view) {
        ObjectNode gate = member(tool, "_meta").putObject(Namespace.GATE);
        gate.put("class", view.effectClass().word());
        gate.put("claim", view.claim().word());
        gate.put("pin", view.pin().word());
        ArrayNode reasons = gate.putArray("reasons");
        view.reasons().forEach(reasons::add);
    }

    private static ObjectNode member(ObjectNode parent, String name) {
        return parent.get(name) instanceof ObjectNode existing ? existing : parent.putObject(name);
    }
}
