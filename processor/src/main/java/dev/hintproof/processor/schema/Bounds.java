package dev.hintproof.processor.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.math.BigDecimal;
import java.util.Optional;

/** Limits of numbers and sizes: each new one narrows what is there, and none may cross the other. */
final class Bounds {

    private Bounds() {}

    /** A shape whose numbers are at least, or more than, a value. */
    static Shape least(Shape shape, BigDecimal value, boolean inclusive) {
        return limit(shape, inclusive ? "minimum" : "exclusiveMinimum", value, true);
    }

    /** A shape whose numbers are at most, or less than, a value. */
    static Shape most(Shape shape, BigDecimal value, boolean inclusive) {
        return limit(shape, inclusive ? "maximum" : "exclusiveMaximum", value, false);
    }

    /** A shape whose sizes are at least a number. */
    static Shape sizeLeast(Shape shape, long size) {
        return limit(shape, "min" + sized(shape), BigDecimal.valueOf(size), true);
    }

    /** A shape whose sizes are at most a number. */
    static Shape sizeMost(Shape shape, long size) {
        return limit(shape, "max" + sized(shape), BigDecimal.valueOf(size), false);
    }

    /** What a shape's size is called; empty for one without size. */
    static String sized(Shape shape) {
        if (shape instanceof Shape.Sequence) {
            return "Items";
        }
        if (shape instanceof Shape.Dictionary) {
            return "Properties";
        }
        return shape instanceof Shape.Scalar scalar && scalar.type().equals("string") ? "Length" : "";
    }

    static boolean isNumber(Shape shape) {
        return shape instanceof Shape.Scalar scalar
                && (scalar.type().equals("integer") || scalar.type().equals("number"));
    }

    private static Shape limit(Shape shape, String keyword, BigDecimal value, boolean lower) {
        Optional<JsonNode> known = shape.keywords().get(keyword);
        if (known.isPresent()) {
            int order = known.get().decimalValue().compareTo(value);
            if (lower ? order >= 0 : order <= 0) {
                return shape;
            }
        }
        return shape.with(keyword, number(value));
    }

    private static JsonNode number(BigDecimal value) {
        BigDecimal plain = value.stripTrailingZeros();
        if (plain.scale() > 0) {
            return DecimalNode.valueOf(plain);
        }
        return plain.precision() - plain.scale() <= 18
                ? JsonNodeFactory.instance.numberNode(plain.longValueExact())
                : JsonNodeFactory.instance.numberNode(plain.toBigIntegerExact());
    }

    /** What no value meets in the limits of a shape; empty where some value does. */
    static Optional<String> contradiction(Shape shape) {
        return crossing(shape, "minimum", "maximum", false)
                .or(() -> crossing(shape, "exclusiveMinimum", "maximum", true))
                .or(() -> crossing(shape, "minimum", "exclusiveMaximum", true))
                .or(() -> crossing(shape, "exclusiveMinimum", "exclusiveMaximum", true))
                .or(() -> crossing(shape, "minLength", "maxLength", false))
                .or(() -> crossing(shape, "minItems", "maxItems", false))
                .or(() -> crossing(shape, "minProperties", "maxProperties", false));
    }

    private static Optional<String> crossing(Shape shape, String lower, String upper, boolean strict) {
        Optional<JsonNode> least = shape.keywords().get(lower);
        Optional<JsonNode> most = shape.keywords().get(upper);
        if (least.isEmpty() || most.isEmpty()) {
            return Optional.empty();
        }
        int order = least.get().decimalValue().compareTo(most.get().decimalValue());
        return order > 0 || (strict && order == 0)
                ? Optional.of(lower + " " + least.get() + " and " + upper + " " + most.get())
                : Optional.empty();
    }
}
