package dev.hintproof.processor.schema;

import dev.hintproof.processor.model.AnnotationView;
import java.util.Optional;

/** {@code @JsonFormat} on a property: a time by a pattern of its own, a number as text. */
final class Formatted {

    private static final String WHOLE = "^-?\\d+$";
    private static final String DECIMAL = "^-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?$";

    private Formatted() {}

    static Shape apply(Shape shape, Property property, Direction direction, Trail at) throws UnrepresentableException {
        Optional<AnnotationView> format = property.annotation(Jackson.FORMAT);
        if (format.isEmpty()) {
            return shape;
        }
        String form = format.get().constant("shape", "ANY");
        String pattern = format.get().string("pattern", "");
        boolean text = shape instanceof Shape.Scalar scalar && scalar.type().equals("string");
        boolean choice = shape instanceof Shape.Choice one && one.type().equals("string");
        if (form.equals("STRING") && !text && !choice) {
            return number(shape, property, direction, at);
        }
        if (!form.equals("ANY") && !form.equals("STRING")) {
            throw at.unrepresentable(
                    property.type(), "@JsonFormat(shape = " + form + ") isn't followed", "remove the shape");
        }
        if (pattern.isEmpty()) {
            return shape;
        }
        if (!text) {
            throw at.unrepresentable(property.type(), "@JsonFormat(pattern) isn't followed here", "remove it");
        }
        Keywords described = Keywords.of("description", "in the form " + pattern);
        return new Shape.Scalar(
                "string",
                TimePatterns.regex(pattern)
                        .map(regex -> Keywords.of("pattern", regex).withAll(described))
                        .orElse(described));
    }

    /** Jackson writes it as a text then, and reads a number as before. */
    private static Shape number(Shape shape, Property property, Direction direction, Trail at)
            throws UnrepresentableException {
        String type = shape instanceof Shape.Scalar scalar ? scalar.type() : "";
        boolean exact = type.equals("integer") || property.type().toString().endsWith("java.math.BigDecimal");
        if (!exact) {
            throw at.unrepresentable(
                    property.type(), "@JsonFormat(shape = STRING) isn't followed here", "remove the shape");
        }
        return direction == Direction.INPUT
                ? shape
                : new Shape.Scalar("string", Keywords.of("pattern", type.equals("integer") ? WHOLE : DECIMAL));
    }
}
