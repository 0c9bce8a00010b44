package dev.hintproof.processor.schema;

import dev.hintproof.processor.model.AnnotationView;
import java.util.ArrayList;
import java.util.List;

/** {@code @JsonUnwrapped}: the members of a property's type stand among those of the class that has it. */
final class Unwrapping {

    private Unwrapping() {}

    static List<Shape.Member> members(
            TypeMapper mapper, Property property, AnnotationView view, Direction direction, Trail at)
            throws UnrepresentableException {
        Shape shape = mapper.shape(property.type(), at);
        if (!(shape instanceof Shape.Structure structure) || structure.others().isPresent()) {
            throw at.unrepresentable(
                    property.type(),
                    "@JsonUnwrapped is followed for types whose members are known only",
                    "remove it, or unwrap a record or bean that doesn't contain itself");
        }
        mapper.unwrapped(structure);
        String prefix = view.string("prefix", "");
        String suffix = view.string("suffix", "");
        var result = new ArrayList<Shape.Member>();
        for (Shape.Member member : structure.members()) {
            result.add(new Shape.Member(
                    prefix + member.wireName() + suffix,
                    prefix + member.wireName() + suffix,
                    member.javaName(),
                    member.javaType(),
                    member.shape(),
                    member.required() && (direction == Direction.INPUT || property.nonNull()),
                    member.nullable()));
        }
        return result;
    }
}
