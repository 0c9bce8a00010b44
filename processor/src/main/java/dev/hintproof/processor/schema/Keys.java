package dev.hintproof.processor.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import java.util.Optional;

/** What the keys of a JSON object may be, by the shape that the same type has as a value. */
final class Keys {

    /** Any text at all. */
    static final Shape ANY = new Shape.Scalar("string", Keywords.NONE);

    private static final String WHOLE = "^-?\\d+$";

    /** Every text of these is a {@code long}; the few with a digit more take a pattern that nobody can read. */
    private static final String SAFE_LONG = "^-?\\d{1,18}$";

    private Keys() {}

    /** The shape of keys; empty for a type that can't be one. */
    static Optional<Shape> of(Shape shape, String javaType, Direction direction) {
        if (javaType.endsWith("[]") || javaType.startsWith("java.util.concurrent.atomic.")) {
            return Optional.empty();
        }
        if (shape instanceof Shape.Choice choice) {
            List<JsonNode> texts = choice.values().stream()
                    .<JsonNode>map(value -> JsonNodeFactory.instance.textNode(value.asText()))
                    .toList();
            return Optional.of(new Shape.Choice("string", texts, choice.keywords()));
        }
        if (!(shape instanceof Shape.Scalar scalar)) {
            return Optional.empty();
        }
        return switch (scalar.type()) {
            case "string" -> Optional.of(scalar);
            case "integer" ->
                Optional.of(new Shape.Scalar("string", Keywords.of("pattern", whole(scalar, javaType, direction))));
            default -> Optional.empty();
        };
    }

    private static String whole(Shape.Scalar scalar, String javaType, Direction direction) {
        Optional<JsonNode> least = scalar.keywords().get("minimum");
        Optional<JsonNode> most = scalar.keywords().get("maximum");
        if (direction == Direction.OUTPUT) {
            return WHOLE;
        }
        if (least.isPresent() && most.isPresent()) {
            return DigitRange.regex(least.get().bigIntegerValue(), most.get().bigIntegerValue());
        }
        return javaType.equals("java.lang.Long") ? SAFE_LONG : WHOLE;
    }
}
