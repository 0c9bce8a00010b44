package dev.hintproof.processor.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds one shortest path to each boundary, the same one every time. */
final class Paths {

    private record Came(Instance from, Instance.Edge by) {}

    private static final Comparator<Instance.Edge> ORDER = Comparator.comparing((Instance.Edge edge) -> edge.link())
            .thenComparing(edge -> edge.to().label())
            .thenComparing(Instance.Edge::line);

    private final Map<Instance, @Nullable Came> reached = new LinkedHashMap<>();

    Paths(Instance entry) {
        Deque<Instance> open = new ArrayDeque<>();
        open.add(entry);
        reached.put(entry, null);
        while (!open.isEmpty()) {
            Instance from = open.remove();
            for (Instance.Edge edge : from.edges().stream().sorted(ORDER).toList()) {
                if (!reached.containsKey(edge.to())) {
                    reached.put(edge.to(), new Came(from, edge));
                    open.add(edge.to());
                }
            }
        }
    }

    /** All boundaries that are reached, each once for each of its capabilities. */
    List<Crossing> crossings() {
        Map<List<Object>, Crossing> result = new LinkedHashMap<>();
        for (Instance body : reached.keySet()) {
            for (Instance.Hit hit : body.hits().stream()
                    .sorted(Comparator.comparing(Instance.Hit::line).thenComparing(Instance.Hit::boundary))
                    .toList()) {
                result.putIfAbsent(
                        List.of(hit.capability(), hit.boundary()),
                        new Crossing(
                                hit.capability(),
                                hit.boundary(),
                                hit.kind(),
                                path(body, hit),
                                Optional.ofNullable(hit.why()),
                                Optional.ofNullable(hit.remedy()),
                                hit.openWorld()));
            }
        }
        return result.values().stream()
                .sorted(Comparator.comparing(Crossing::capability)
                        .thenComparing(one -> one.path().steps().size())
                        .thenComparing(Crossing::boundary))
                .toList();
    }

    private CallPath path(Instance body, Instance.Hit hit) {
        Deque<CallPath.Step> steps = new ArrayDeque<>();
        steps.addFirst(new CallPath.Step(hit.label(), hit.where()));
        Instance at = body;
        int line = hit.line();
        while (at != null) {
            Came came = reached.get(at);
            steps.addFirst(step(at, came, line));
            line = came == null ? 0 : came.by().line();
            at = came == null ? null : came.from();
        }
        return new CallPath(merged(new ArrayList<>(steps)));
    }

    /** A body is shown with the line in it that leads on; a lambda or method reference with the line where it is made. */
    private static CallPath.Step step(Instance body, @Nullable Came came, int line) {
        String note = came == null
                ? ""
                : switch (came.by().link()) {
                    case OVERRIDE -> " (may be called once its object exists)";
                    case CODEC -> " (called when arguments or results are converted)";
                    default -> "";
                };
        return new CallPath.Step(body.label() + note, Labels.place(body.method().owner(), line));
    }

    /** A lambda's adapter and its body are one step. */
    private static List<CallPath.Step> merged(List<CallPath.Step> steps) {
        List<CallPath.Step> result = new ArrayList<>();
        for (CallPath.Step step : steps) {
            if (!result.isEmpty() && result.get(result.size() - 1).what().equals(step.what())) {
                result.remove(result.size() - 1);
            }
            result.add(step);
        }
        return result;
    }
}
