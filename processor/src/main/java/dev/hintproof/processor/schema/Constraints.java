package dev.hintproof.processor.schema;

import com.fasterxml.jackson.databind.node.BooleanNode;
import dev.hintproof.processor.host.Javac;
import dev.hintproof.processor.model.AnnotationView;
import dev.hintproof.processor.report.Message;
import dev.hintproof.processor.report.Problem;
import dev.hintproof.processor.schema.TypeMapper.Trail;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/**
 * Jakarta Validation's constraints (3.0 §7) as JSON Schema keywords, where these say the same. What they can't say is a note:
 * the author's validator holds at run time all the same.
 */
final class Constraints {

    private static final String PACKAGE = "jakarta.validation.constraints.";
    private static final String CONSTRAINT = "jakarta.validation.Constraint";

    static final List<String> NOT_NULL = List.of(PACKAGE + "NotNull", PACKAGE + "NotBlank", PACKAGE + "NotEmpty");

    /** {@code String.trim} takes away what is not above the blank, so this is {@code @NotBlank} to the letter. */
    private static final String NOT_BLANK = "[^\\u0000-\\u0020]";

    private final Javac javac;

    Constraints(Javac javac) {
        this.javac = javac;
    }

    /** A parameter's, and those of its type. */
    Shape apply(Shape shape, VariableElement parameter, TypeMirror type, Trail trail) throws UnrepresentableException {
        return apply(shape, views(List.of(parameter), type), trail);
    }

    /** A property's, on whatever of its elements. */
    Shape apply(Shape shape, Property property, Trail trail) throws UnrepresentableException {
        return apply(shape, views(property.elements(), property.type()), trail);
    }

    /** Those of a container's element. */
    Shape apply(Shape shape, TypeMirror type, Trail trail) throws UnrepresentableException {
        return apply(shape, views(List.of(), type), trail);
    }

    /** Each annotation once: one that is meant for both stands on the element and on its type. */
    private static List<AnnotationView> views(List<? extends Element> elements, TypeMirror type) {
        Map<String, AnnotationView> all = new LinkedHashMap<>();
        for (Element element : elements) {
            for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
                all.putIfAbsent(mirror.toString(), new AnnotationView(element, mirror));
            }
        }
        for (AnnotationMirror mirror : type.getAnnotationMirrors()) {
            Element on = elements.isEmpty() ? mirror.getAnnotationType().asElement() : elements.get(0);
            all.putIfAbsent(mirror.toString(), new AnnotationView(on, mirror));
        }
        var result = new ArrayList<AnnotationView>();
        for (AnnotationView view : all.values()) {
            List<AnnotationView> repeated = view.nested("value");
            boolean list = AnnotationView.className(view.mirror()).endsWith(".List");
            result.addAll(list ? repeated : List.of(view));
        }
        return result;
    }

    private Shape apply(Shape shape, List<AnnotationView> views, Trail trail) throws UnrepresentableException {
        Shape result = shape;
        for (AnnotationView view : views) {
            String name = AnnotationView.className(view.mirror());
            if (name.startsWith(PACKAGE)) {
                result = apply(result, name.substring(PACKAGE.length()), view, trail);
            } else if (isConstraint(view)) {
                inexact(view);
            }
        }
        Optional<String> contradiction = Bounds.contradiction(result);
        if (contradiction.isPresent()) {
            throw trail.problem(
                    Problem.INVALID_CONSTRAINT,
                    "no value meets the constraints" + trail.where() + ": " + contradiction.get(),
                    "mend the limits");
        }
        return result;
    }

    private static boolean isConstraint(AnnotationView view) {
        return AnnotationView.of(view.mirror().getAnnotationType().asElement(), CONSTRAINT)
                .isPresent();
    }

    private Shape apply(Shape shape, String name, AnnotationView view, Trail trail) throws UnrepresentableException {
        return switch (name) {
            case "Min",
                    "Max",
                    "DecimalMin",
                    "DecimalMax",
                    "Positive",
                    "PositiveOrZero",
                    "Negative",
                    "NegativeOrZero" -> {
                if (!Bounds.isNumber(shape)) {
                    throw misfit(view, trail);
                }
                yield number(shape, name, view, trail);
            }
            case "Size", "NotEmpty" -> {
                if (Bounds.sized(shape).isEmpty()) {
                    throw misfit(view, trail);
                }
                yield size(shape, name, view);
            }
            case "NotBlank" -> text(shape, NOT_BLANK, view, trail);
            case "Pattern" -> pattern(shape, view, trail);
            case "Email" -> {
                text(shape, "", view, trail);
                yield shape.with(shape.keywords().withText("format", "email"));
            }
            case "AssertTrue" -> shape.with("const", BooleanNode.TRUE);
            case "AssertFalse" -> shape.with("const", BooleanNode.FALSE);
            case "NotNull" -> shape;
            default -> {
                inexact(view);
                yield shape;
            }
        };
    }

    private static Shape number(Shape shape, String name, AnnotationView view, Trail trail)
            throws UnrepresentableException {
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

    private static Shape size(Shape shape, String name, AnnotationView view) {
        long least = name.equals("NotEmpty") ? 1 : view.number("min").orElse(0L);
        long most = view.number("max").orElse((long) Integer.MAX_VALUE);
        Shape result = least > 0 ? Bounds.sizeLeast(shape, least) : shape;
        return most < Integer.MAX_VALUE ? Bounds.sizeMost(result, most) : result;
    }

    /** A pattern more: one keyword holds one pattern, so a second one goes before it as a condition. */
    private static Shape text(Shape shape, String pattern, AnnotationView view, Trail trail)
            throws UnrepresentableException {
        if (!(shape instanceof Shape.Scalar scalar) || !scalar.type().equals("string")) {
            throw misfit(view, trail);
        }
        if (pattern.isEmpty()) {
            return shape;
        }
        String both = shape.keywords()
                .get("pattern")
                .map(known -> "^(?=[\\s\\S]*?(?:" + pattern + "))(?=[\\s\\S]*?(?:" + known.asText() + "))")
                .orElse(pattern);
        return shape.with(shape.keywords().withText("pattern", both));
    }

    /** Jakarta matches the whole text, JSON Schema looks for a match within. */
    private Shape pattern(Shape shape, AnnotationView view, Trail trail) throws UnrepresentableException {
        String regexp = view.string("regexp", "");
        if (!view.strings("flags").isEmpty()) {
            inexact(view);
            return shape;
        }
        Optional<String> problem = EcmaPatterns.problem(regexp);
        if (problem.isPresent()) {
            throw trail.problem(
                    Problem.INVALID_PATTERN,
                    "JSON Schema's patterns (ECMA-262) can't say '" + regexp + "'" + trail.where() + ": "
                            + problem.get(),
                    "write it without that");
        }
        boolean simple = regexp.indexOf('|') < 0;
        String body = simple ? regexp : "(?:" + regexp + ")";
        String anchored =
                (body.startsWith("^") ? "" : "^") + body + (body.endsWith("$") && !body.endsWith("\\$") ? "" : "$");
        return text(shape, anchored, view, trail);
    }

    private static UnrepresentableException misfit(AnnotationView view, Trail trail) {
        return trail.problem(
                Problem.INVALID_CONSTRAINT,
                view.written() + trail.where() + " doesn't fit its type",
                "put it on a value that has such a limit");
    }

    private void inexact(AnnotationView view) {
        javac.report(Message.of(
                Problem.INEXACT_CONSTRAINT,
                view.place(javac),
                view.written() + " can't be said in JSON Schema, so models aren't told of it",
                "say it in the description; a Jakarta validator on the class path checks it at run time"));
    }
}
