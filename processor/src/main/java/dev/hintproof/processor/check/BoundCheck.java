package dev.hintproof.processor.check;

import dev.hintproof.processor.analysis.Analyzer.BoundViolation;
import dev.hintproof.processor.analysis.CallPath.Step;
import dev.hintproof.processor.host.Sources;
import dev.hintproof.processor.report.Message;
import dev.hintproof.processor.report.Place;
import dev.hintproof.processor.report.Problem;
import dev.hintproof.processor.report.Row;
import java.util.ArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A helper, an override or a lambda that exceeds its bound, as a message where it is written. */
final class BoundCheck {

    private static final Pattern WHERE = Pattern.compile("(.+\\.java):(\\d+)");

    private final Sources sources;

    BoundCheck(Sources sources) {
        this.sources = sources;
    }

    Message message(BoundViolation violation) {
        var rows = new ArrayList<Row>();
        rows.add(Row.of("effect", ToolCheck.effect(violation.crossing())));
        violation.crossing().why().ifPresent(why -> rows.add(Row.of("why", why)));
        rows.add(Paths.row(violation.crossing().path()));
        String widen = "widen the bound, or move the call out of it";
        rows.add(Row.of(
                "fix",
                violation
                        .crossing()
                        .remedy()
                        .map(remedy -> widen + "\n" + remedy)
                        .orElse(widen)));
        String bound =
                violation.bounded().equals(offender(violation)) ? "its bound" : "the bound of " + violation.bounded();
        String headline = offender(violation) + " exceeds " + bound + ", which admits " + violation.allowed();
        return new Message(Problem.HELPER_BOUND, place(violation), headline, rows);
    }

    private static String offender(BoundViolation violation) {
        return violation.crossing().path().steps().get(0).what();
    }

    private Place place(BoundViolation violation) {
        Step first = violation.crossing().path().steps().get(0);
        Matcher where = WHERE.matcher(first.where());
        if (!where.matches()) {
            return Place.NOWHERE;
        }
        return sources.place(violation.offender().owner(), where.group(1), Integer.parseInt(where.group(2)));
    }
}
