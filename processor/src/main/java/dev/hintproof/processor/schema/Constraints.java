package dev.hintproof.processor.schema;

import com.fasterxml.jackson.databind.node.BooleanNode;
import dev.hintproof.processor.host.Javac;
import dev.hintproof.processor.model.AnnotationView;
import dev.hintproof.processor.report.Message;
import dev.hintproof.processor.report.Place;
import dev.hintproof.processor.report.Problem;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
    private static final int MOST_NESTED = 40;

    static final List<String> NOT_NULL = List.of(PACKAGE + "NotNull", PACKAGE + "NotBlank", PACKAGE + "NotEmpty");

    /** {@code String.trim} takes away what is not above the blank, so this is {@code @NotBlank} to the letter. */
    private static final String NOT_BLANK = "[^\\u0000-\\u0020]";

    private final Javac javac;
    private final Set<String> reported = new HashSet<>();

    Constraints(Javac javac) {
        this.javac = javac;
    }

    /** A parameter's, and those of its type. */
    Shape apply(Shape shape, VariableElement parameter, TypeMirror type, Trail trail) throws UnrepresentableException {
        return applyAll(shape, views(List.of(parameter), type), trail);
    }

    /** A property's, on whatever of its elements. */
    Shape apply(Shape shape, Property property, Trail trail) throws UnrepresentableException {
        return applyAll(shape, views(property.all(), property.type()), trail);
    }

    /** Those of a type argument. */
    Shape apply(Shape shape, TypeMirror type, Trail trail) throws UnrepresentableException {
        return apply(shape, type.getAnnotationMirrors(), trail);
    }

    /** Those of a container's element. */
    Shape apply(Shape shape, List<? extends AnnotationMirror> annotations, Trail trail)
            throws UnrepresentableException {
        Map<String, AnnotationView> all = new LinkedHashMap<>();
        add(annotations, trail.on(), all);
        return applyAll(shape, flat(all), trail);
    }

    /** Each annotation once: one that is meant for both stands on the element and on its type. */
    private List<AnnotationView> views(List<? extends Element> elements, TypeMirror type) {
        Map<String, AnnotationView> all = new LinkedHashMap<>();
        elements.forEach(element -> add(element.getAnnotationMirrors(), element, all));
        add(type.getAnnotationMirrors(), elements.get(0), all);
        return flat(all);
    }

    /** Adds those that aren't there yet, or are there without a place in the source, as at a record's component. */
    private void add(List<? extends AnnotationMirror> annotations, Element on, Map<String, AnnotationView> all) {
        for (AnnotationMirror mirror : annotations) {
            var view = new AnnotationView(on, mirror);
            all.merge(
                    mirror.toString(),
                    view,
                    (known, other) -> known.place(javac).equals(Place.NOWHERE) ? other : known);
        }
    }

    private static List<AnnotationView> flat(Map<String, AnnotationView> all) {
        var result = new ArrayList<AnnotationView>();
        for (AnnotationView view : all.values()) {
            boolean list = AnnotationView.className(view.mirror()).endsWith(".List");
            result.addAll(list ? view.nested("value") : List.of(view));
        }
        return result;
    }

    private Shape applyAll(Shape shape, List<AnnotationView> views, Trail trail) throws UnrepresentableException {
        Shape result = shape;
        for (AnnotationView view : views) {
            String name = AnnotationView.className(view.mirror());
            if (name.startsWith(PACKAGE)) {
                result = apply(result, name.substring(PACKAGE.length()), view, trail);
            } else if (isConstraint(view)) {
                result = composed(result, view, trail);
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

    /** A constraint of the program's: those that it is made of, and a note for its own code, which the server doesn't run. */
    private Shape composed(Shape shape, AnnotationView view, Trail trail) throws UnrepresentableException {
        Element type = view.mirror().getAnnotationType().asElement();
        boolean ownCode = AnnotationView.of(type, CONSTRAINT)
                .map(constraint -> !constraint.strings("validatedBy").isEmpty())
                .orElse(false);
        if (ownCode) {
            inexact(
                    view,
                    "check it in the tool: no effects were derived from its validator's code, so the server doesn't run it");
        }
        List<AnnotationView> parts = new ArrayList<>();
        for (AnnotationMirror part : type.getAnnotationMirrors()) {
            // One that is made of itself would have no end.
            boolean other = !part.getAnnotationType().asElement().equals(type);
            parts.addAll(other ? List.of(new AnnotationView(view.on(), part)) : List.of());
        }
        return trail.depth() > MOST_NESTED ? shape : applyAll(shape, parts, trail.into(view.written()));
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
                yield Limits.number(shape, name, view, trail);
            }
            case "Size", "NotEmpty" -> {
                if (Bounds.sized(shape).isEmpty()) {
                    throw misfit(view, trail);
                }
                yield size(shape, name, view);
            }
            case "Digits" -> digits(shape, view);
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

    /** So many digits before the point is a range; of those after it, only "none" can be said, by the type. */
    private Shape digits(Shape shape, AnnotationView view) {
        boolean whole = shape instanceof Shape.Scalar scalar && scalar.type().equals("integer");
        if (!whole) {
            inexact(view);
        }
        if (!Bounds.isNumber(shape)) {
            return shape;
        }
        int digits = view.number("integer").orElse(0L).intValue();
        BigDecimal beyond = BigDecimal.TEN.pow(Math.max(0, Math.min(digits, 400)));
        if (whole) {
            BigDecimal most = beyond.subtract(BigDecimal.ONE);
            return Bounds.most(Bounds.least(shape, most.negate(), true), most, true);
        }
        return Bounds.most(Bounds.least(shape, beyond.negate(), false), beyond, false);
    }

    private Shape size(Shape shape, String name, AnnotationView view) {
        long least = name.equals("NotEmpty") ? 1 : view.number("min").orElse(0L);
        long most = view.number("max").orElse((long) Integer.MAX_VALUE);
        if (shape.keywords().get("contentEncoding").isPresent()) {
            // Four letters of Base64 are three bytes, or fewer: what isn't a multiple is met only nearly.
            boolean exact = least % 3 <= 1 && (most % 3 == 0 || most == Integer.MAX_VALUE);
            if (!exact) {
                inexact(view);
            }
            least = (least + 2) / 3 * 4;
            most = most == Integer.MAX_VALUE ? most : (most + 2) / 3 * 4;
        }
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
        inexact(view, "say it in the description; a Jakarta validator on the class path checks it at run time");
    }

    private void inexact(AnnotationView view, String fix) {
        if (!reported.add(view.written() + view.place(javac).describe() + view.mirror())) {
            return; // A type may be met in several signatures, and in both directions.
        }
        javac.report(Message.of(
                Problem.INEXACT_CONSTRAINT,
                view.place(javac),
                view.written() + " can't be said in JSON Schema, so models aren't told of it",
                fix));
    }
}
