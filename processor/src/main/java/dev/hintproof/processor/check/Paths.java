package dev.hintproof.processor.check;

import dev.hintproof.processor.analysis.CallPath;
import dev.hintproof.processor.analysis.CallPath.Step;
import dev.hintproof.processor.report.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Call paths as rows of a message. */
final class Paths {

    /** A path is cut in the middle beyond this: its ends are what one needs. */
    private static final int MOST = 16;

    private static final int HEAD = 6;

    private Paths() {}

    /** The row of a path: a step a line, the places aligned. */
    static Row row(CallPath path) {
        var texts = new ArrayList<String>();
        var places = new ArrayList<String>();
        List<Step> steps = path.steps();
        for (int i = 0; i < steps.size(); i++) {
            if (steps.size() > MOST && i == HEAD) {
                int left = steps.size() - MOST;
                texts.add("-> … " + left + " more");
                places.add("");
                i += left - 1;
                continue;
            }
            texts.add((i == 0 ? "" : "-> ") + steps.get(i).what());
            places.add(steps.get(i).where());
        }
        int width = texts.stream().mapToInt(String::length).max().orElse(0);
        var lines = new ArrayList<String>();
        for (int i = 0; i < texts.size(); i++) {
            String text = texts.get(i);
            lines.add(places.get(i).isEmpty() ? text : text + " ".repeat(width - text.length() + 1) + places.get(i));
        }
        return new Row("path", lines);
    }

    /** The last method on a path that has a name of its own and isn't the tool: where a call could be moved out of. */
    static Optional<String> lastHelper(CallPath path) {
        List<Step> steps = path.steps();
        for (int i = steps.size() - 2; i > 0; i--) {
            String what = steps.get(i).what();
            if (what.endsWith(")") && !what.endsWith("(method reference)") && !what.startsWith("lambda ")) {
                return Optional.of(what);
            }
        }
        return Optional.empty();
    }
}
