package dev.hintproof.processor.schema;

import dev.hintproof.processor.model.TypeTexts;
import dev.hintproof.processor.report.Problem;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;

/**
 * Where in a signature the mapper is: for messages, and to end what has no end.
 *
 * @param steps from the parameter or result inwards
 * @param on the innermost declaration that has a place in a source
 */
record Trail(List<String> steps, Element on) {

    static Trail at(String start, Element on) {
        return new Trail(List.of(start), on);
    }

    Trail into(String step) {
        var all = new ArrayList<>(steps);
        all.add(step);
        return new Trail(List.copyOf(all), on);
    }

    /** The same way, now at another declaration. */
    Trail on(Element declaration) {
        return new Trail(steps, declaration);
    }

    int depth() {
        return steps.size();
    }

    UnrepresentableException unrepresentable(TypeMirror type, String why, String fix) {
        return problem(
                Problem.UNSUPPORTED_TYPE,
                "type " + TypeTexts.simple(type) + where() + " can't be represented: " + why,
                fix);
    }

    UnrepresentableException problem(Problem problem, String message, String fix) {
        return new UnrepresentableException(problem, message, fix);
    }

    String where() {
        if (steps.size() <= 1) {
            return " of " + steps.get(0);
        }
        return " of " + steps.get(0) + " (at " + String.join(" > ", steps.subList(1, Math.min(steps.size(), 8))) + ")";
    }
}
