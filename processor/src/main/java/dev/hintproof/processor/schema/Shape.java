package dev.hintproof.processor.schema;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;

/**
 * What JSON a Java type is read from and written as: the one model from which schema, names and generated code follow.
 * Immutable.
 */
public sealed interface Shape {

    /** Keywords beside the ones that follow from the shape itself: format, bounds, texts. */
    Keywords keywords();

    /** The same shape with other keywords. */
    Shape with(Keywords keywords);

    /** One keyword more. */
    default Shape with(String keyword, JsonNode value) {
        return with(keywords().with(keyword, value));
    }

    /**
     * A string, number, integer or boolean.
     *
     * @param type JSON Schema's name of it
     */
    record Scalar(String type, Keywords keywords) implements Shape {
        @Override
        public Scalar with(Keywords more) {
            return new Scalar(type, more);
        }
    }

    /**
     * One of a closed list of values.
     *
     * @param type their type
     * @param values the values, in the order of declaration
     */
    record Choice(String type, List<JsonNode> values, Keywords keywords) implements Shape {
        @Override
        public Choice with(Keywords more) {
            return new Choice(type, values, more);
        }
    }

    /**
     * An array.
     *
     * @param element of what
     * @param unique whether no two elements may be equal
     */
    record Sequence(Shape element, boolean unique, Keywords keywords) implements Shape {
        @Override
        public Sequence with(Keywords more) {
            return new Sequence(element, unique, more);
        }
    }

    /**
     * An object with keys that are data.
     *
     * @param keys what a key must be; empty where any string will do
     * @param value what each value is
     */
    record Dictionary(Optional<Shape> keys, Shape value, Keywords keywords) implements Shape {
        @Override
        public Dictionary with(Keywords more) {
            return new Dictionary(keys, value, more);
        }
    }

    /**
     * An object with known members.
     *
     * @param javaType the type it stands for
     * @param members in the order of declaration
     * @param others what further members may be; empty where there are none
     */
    record Structure(String javaType, List<Member> members, Optional<Shape> others, Keywords keywords)
            implements Shape {
        @Override
        public Structure with(Keywords more) {
            return new Structure(javaType, members, others, more);
        }
    }

    /** One of several objects, told apart by a member that each of them has with another constant. */
    record OneOf(String javaType, List<Shape> cases, Keywords keywords) implements Shape {
        @Override
        public OneOf with(Keywords more) {
            return new OneOf(javaType, cases, more);
        }
    }

    /** Any JSON value; {@code nullable} whether {@code null} is one of them. */
    record Any(boolean nullable, Keywords keywords) implements Shape {
        @Override
        public Any with(Keywords more) {
            return new Any(nullable, more);
        }
    }

    /** A value or {@code null}. */
    record OrNull(Shape shape, Keywords keywords) implements Shape {
        @Override
        public OrNull with(Keywords more) {
            return new OrNull(shape, more);
        }
    }

    /** A type that contains itself, by the name of its definition. */
    record Reference(String definition, Keywords keywords) implements Shape {
        @Override
        public Reference with(Keywords more) {
            return new Reference(definition, more);
        }
    }

    /** An object known only by a fixed member: what tells the cases of a {@link OneOf} apart. */
    record Constant(JsonNode value, Keywords keywords) implements Shape {
        @Override
        public Constant with(Keywords more) {
            return new Constant(value, more);
        }
    }

    /**
     * A member of a structure.
     *
     * @param wireName its name in JSON
     * @param jacksonName what Jackson would call it
     * @param javaName the component, field or property behind it
     * @param javaType its type, canonically: annotations and layout aside, equal types are equal texts
     * @param shape what it holds
     * @param required whether it must be there
     * @param nullable whether its value may be null in Java
     */
    record Member(
            String wireName,
            String jacksonName,
            String javaName,
            String javaType,
            Shape shape,
            boolean required,
            boolean nullable) {}
}
