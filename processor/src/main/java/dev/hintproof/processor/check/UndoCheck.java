package dev.hintproof.processor.check;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.manifest.effect.EffectClass;
import dev.hintproof.processor.analysis.Crossing;
import dev.hintproof.processor.analysis.Reach;
import dev.hintproof.processor.model.ToolModel;
import dev.hintproof.processor.model.Undo;
import dev.hintproof.processor.report.Message;
import dev.hintproof.processor.report.Problem;
import dev.hintproof.processor.report.Row;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** What an undo reaches: no emission, and each family that the forward tool changes. */
final class UndoCheck {

    private UndoCheck() {}

    /** What is wrong with the undo of a witnessed tool, if anything is. */
    static Optional<Message> error(ToolModel tool, Map<ToolModel, Reach> reaches) {
        Reach forward = reaches.get(tool);
        if (tool.declared().effectClass() != EffectClass.WITNESSED
                || tool.undo().isEmpty()
                || forward == null) {
            return Optional.empty();
        }
        Undo undo = tool.undo().get();
        for (Map.Entry<ToolModel, Reach> other : reaches.entrySet()) {
            if (other.getKey().name().equals(undo.tool())) {
                return emission(tool, undo, other.getValue()).or(() -> families(tool, undo, forward, other.getValue()));
            }
        }
        return Optional.of(Message.of(
                Problem.UNKNOWN_UNDO,
                undo.place(),
                "the undo '" + undo.tool() + "' of tool '" + tool.name() + "' is no tool of this server any more",
                "compile the whole module, and name a tool that is there"));
    }

    private static Optional<Message> emission(ToolModel tool, Undo undo, Reach inverse) {
        Optional<Crossing> emission = inverse.crossings().stream()
                .filter(crossing -> crossing.capability().effectClass() == EffectClass.EMISSION)
                .findFirst();
        return emission.map(crossing -> new Message(
                Problem.UNDO_REACH,
                undo.place(),
                "the undo '" + undo.tool() + "' of tool '" + tool.name() + "' can reach an emission",
                List.of(
                        Row.of("effect", ToolCheck.effect(crossing)),
                        Paths.row(crossing.path()),
                        Row.of(
                                "fix",
                                "name an undo that sends nothing out, or declare '" + tool.name() + "' @Emission"))));
    }

    private static Optional<Message> families(ToolModel tool, Undo undo, Reach forward, Reach inverse) {
        var missing = new TreeSet<String>(families(forward));
        missing.removeAll(families(inverse));
        if (missing.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(Message.of(
                Problem.UNDO_REACH,
                undo.place(),
                "the undo '" + undo.tool() + "' of tool '" + tool.name() + "' changes no "
                        + String.join(" and no ", missing) + ", which '" + tool.name() + "' changes",
                "name a tool that takes all of it back, or declare '" + tool.name() + "' @Emission"));
    }

    private static SortedSet<String> families(Reach reach) {
        var families = new TreeSet<String>();
        for (Capability capability : reach.capabilities()) {
            if (capability.effectClass() == EffectClass.WITNESSED) {
                families.add(capability.family());
            }
        }
        return families;
    }
}
