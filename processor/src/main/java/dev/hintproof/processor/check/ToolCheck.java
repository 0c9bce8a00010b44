package dev.hintproof.processor.check;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.manifest.effect.EffectClass;
import dev.hintproof.processor.analysis.Crossing;
import dev.hintproof.processor.analysis.Reach;
import dev.hintproof.processor.model.Declared;
import dev.hintproof.processor.model.ToolModel;
import dev.hintproof.processor.report.Message;
import dev.hintproof.processor.report.Place;
import dev.hintproof.processor.report.Problem;
import dev.hintproof.processor.report.Row;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** One tool: what it reaches against what it declares. */
final class ToolCheck {

    private static final int MOST_NAMES = 10;

    /** The gravest first; of equally grave ones the nearest. */
    private static final Comparator<Crossing> GRAVEST = Comparator.<Crossing, EffectClass>comparing(
                    crossing -> crossing.capability().effectClass())
            .reversed()
            .thenComparing(crossing -> crossing.path().steps().size())
            .thenComparing(Crossing::capability)
            .thenComparing(Crossing::boundary);

    private final Map<ToolModel, Reach> reaches;

    /**
     * A check of tools among others.
     *
     * @param reaches what each tool of the server reaches, in the order of the tools
     */
    ToolCheck(Map<ToolModel, Reach> reaches) {
        this.reaches = reaches;
    }

    /** What is wrong with a tool, if anything is. */
    Optional<Message> error(ToolModel tool, Reach reach) {
        List<Crossing> beyond = reach.crossings().stream()
                .filter(crossing -> !tool.declared().admits(crossing.capability()))
                .sorted(GRAVEST)
                .toList();
        return beyond.isEmpty() ? Optional.empty() : Optional.of(declaredBound(tool, reach, beyond));
    }

    private Message declaredBound(ToolModel tool, Reach reach, List<Crossing> beyond) {
        Crossing worst = beyond.get(0);
        var rows = new ArrayList<Row>();
        rows.add(Row.of("effect", effect(worst)));
        worst.why().ifPresent(why -> rows.add(Row.of("why", why)));
        rows.add(Paths.row(worst.path()));
        List<String> also = also(tool, worst, beyond);
        if (!also.isEmpty()) {
            rows.add(new Row("also", also));
        }
        rows.add(new Row("fix", fixes(reach, worst)));
        return new Message(Problem.DECLARED_BOUND, place(tool), headline(tool, worst), rows);
    }

    static String effect(Crossing crossing) {
        return crossing.capability().wireName() + " — " + crossing.boundary();
    }

    private static String headline(ToolModel tool, Crossing worst) {
        Declared declared = tool.declared();
        String where = tool.place() == Place.NOWHERE ? " of " + tool.method().type() : "";
        String can = declared.effectClass().admits(worst.capability().effectClass())
                ? worst.capability().wireName()
                : worst.capability().effectClass() == EffectClass.EMISSION ? "an emission" : "an undoable change";
        return "tool '" + tool.name() + "'" + where + " is declared " + declared.describe() + " but can reach " + can;
    }

    /** javac drops a second error at one position, so a class's annotation can't carry those of all of its tools. */
    static Place place(ToolModel tool) {
        return tool.declared().place();
    }

    private List<String> also(ToolModel tool, Crossing worst, List<Crossing> beyond) {
        var lines = new ArrayList<String>();
        var others = new TreeSet<String>();
        for (Map.Entry<ToolModel, Reach> other : reaches.entrySet()) {
            boolean same = other.getValue().crossings().stream()
                    .anyMatch(crossing -> crossing.boundary().equals(worst.boundary())
                            && crossing.capability() == worst.capability());
            if (same && !other.getKey().equals(tool)) {
                others.add(other.getKey().name());
            }
        }
        if (!others.isEmpty()) {
            String noun = others.size() == 1 ? " more tool reaches it: " : " more tools reach it: ";
            lines.add(others.size() + noun + cut(List.copyOf(others)));
        }
        var seen = new TreeSet<String>();
        for (Crossing crossing : beyond) {
            if (!effect(crossing).equals(effect(worst))) {
                seen.add(effect(crossing));
            }
        }
        List<String> effects = List.copyOf(seen);
        lines.addAll(effects.subList(0, Math.min(MOST_NAMES, effects.size())));
        if (effects.size() > MOST_NAMES) {
            lines.add("and " + (effects.size() - MOST_NAMES) + " others");
        }
        return lines;
    }

    private static String cut(List<String> names) {
        if (names.size() <= MOST_NAMES) {
            return String.join(", ", names);
        }
        return String.join(", ", names.subList(0, MOST_NAMES)) + " and " + (names.size() - MOST_NAMES) + " others";
    }

    private static List<String> fixes(Reach reach, Crossing worst) {
        String move = Paths.lastHelper(worst.path())
                .map(helper -> "move the call out of " + helper)
                .orElse("remove the call");
        var lines = new ArrayList<String>();
        if (worst.capability() == Capability.STDOUT) {
            lines.add("write to a logger or to System.err instead");
            return lines;
        }
        lines.add("declare " + Advice.annotation(reach.capabilities()) + ", or " + move);
        worst.remedy().ifPresent(remedy -> lines.addAll(remedy.lines().toList()));
        return lines;
    }

    /** What is worth knowing of a sound tool. */
    Optional<Message> note(ToolModel tool, Reach reach) {
        Declared declared = tool.declared();
        String fitting = Advice.annotation(reach.capabilities());
        if (!declared.explicit()) {
            return Optional.of(Message.of(
                    Problem.UNDECLARED_TOOL,
                    tool.place(),
                    "tool '" + tool.name() + "' declares no effect, so it counts as an emission that may do anything",
                    "its code would fit " + fitting));
        }
        EffectClass reached = Advice.effectClass(reach.capabilities());
        if (declared.scope().isUnscoped() && !reached.equals(declared.effectClass())) {
            return Optional.of(Message.of(
                    Problem.OVER_PRIVILEGED,
                    place(tool),
                    "tool '" + tool.name() + "' is declared " + declared.describe()
                            + ", but its code reaches nothing beyond " + reached.word(),
                    fitting + " would do"));
        }
        return unused(tool, reach);
    }

    private static Optional<Message> unused(ToolModel tool, Reach reach) {
        var unused = new TreeSet<Capability>(tool.declared().scope().listed().orElseGet(TreeSet::new));
        unused.removeAll(reach.capabilities());
        unused.removeIf(capability -> capability.effectClass() == EffectClass.PLAIN);
        if (unused.isEmpty()) {
            return Optional.empty();
        }
        List<String> names = unused.stream().map(Capability::wireName).toList();
        return Optional.of(Message.of(
                Problem.OVER_PRIVILEGED,
                place(tool),
                "tool '" + tool.name() + "' may use " + String.join(", ", names) + ", which its code doesn't reach",
                "leave " + (names.size() == 1 ? "it" : "them") + " out of the declaration"));
    }
}
