package dev.hintproof.processor.schema;

import dev.hintproof.processor.model.AnnotationView;
import dev.hintproof.processor.report.Problem;
import java.math.BigDecimal;

/** Jakarta Validation's limits of numbers as JSON Schema's. */
final class Limits {

    private Limits() {}

    static Shape number(Shape shape, String name, AnnotationView view, Trail trail) throws UnrepresentableException {
        boolean whole = shape instanceof Shape.Scalar scalar && scalar.type().equals("integer");
        return switch (name) {
            case "Min" ->
                Bounds.least(shape, BigDecimal.valueOf(view.number("value").orElse(0L)), true);
            case "Max" ->
                Bounds.most(shape, BigDecimal.valueOf(view.number("value").orElse(0L)), true);
            case "DecimalMin" -> Bounds.least(shape, decimal(view, trail), view.bool("inclusive", true));
            case "DecimalMax" -> Bounds.most(shape, decimal(view, trail), view.bool("inclusive", true));
            case "Positive" ->
                whole ? Bounds.least(shape, BigDecimal.ONE, true) : Bounds.least(shape, BigDecimal.ZERO, false);
            case "PositiveOrZero" -> Bounds.least(shape, BigDecimal.ZERO, true);
            case "Negative" ->
                whole ? Bounds.most(shape, BigDecimal.ONE.negate(), true) : Bounds.most(shape, BigDecimal.ZERO, false);
            default -> Bounds.most(shape, BigDecimal.ZERO, true);
        };
    }

    private static BigDecimal decimal(AnnotationView view, Trail trail) throws UnrepresentableException {
        String text = view.string("value", "");
        try {
            return new BigDecimal(text);
        } catch (NumberFormatException e) {
            throw trail.problem(
                    Problem.INVALID_CONSTRAINT,
                    "'" + text + "' in " + view.written() + trail.where() + " is no number",
                    "write a decimal number");
        }
    }
}
