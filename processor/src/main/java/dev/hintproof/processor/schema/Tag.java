package dev.hintproof.processor.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.hintproof.processor.model.AnnotationView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/**
 * What tells the cases of a type apart in JSON.
 *
 * @param place where the case's name stands
 * @param property the member that has it
 * @param simpleNames whether default names are without those of enclosing classes
 */
record Tag(Place place, String property, boolean simpleNames) {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    enum Place {
        /** A member beside the others. */
        MEMBER,
        /** The only member of an object around them. */
        WRAPPER,
        /** Nowhere: the members themselves tell. */
        NONE
    }

    /** What {@code @JsonTypeInfo} says. */
    static Tag of(TypeMirror type, AnnotationView info, Trail trail) throws UnrepresentableException {
        String use = info.constant("use", "");
        String include = info.constant("include", "PROPERTY");
        if (use.equals("DEDUCTION")) {
            return new Tag(Place.NONE, "", false);
        }
        boolean byName = use.equals("NAME") || use.equals("SIMPLE_NAME");
        boolean wrapper = include.equals("WRAPPER_OBJECT");
        if (!byName || !(wrapper || include.equals("PROPERTY") || include.equals("EXISTING_PROPERTY"))) {
            throw trail.unrepresentable(
                    type,
                    "@JsonTypeInfo(use = " + use + ", include = " + include + ") isn't followed",
                    "use @JsonTypeInfo(use = NAME, property = \"type\")");
        }
        String property = info.string("property", "");
        return new Tag(
                wrapper ? Place.WRAPPER : Place.MEMBER,
                property.isEmpty() ? "@type" : property,
                use.equals("SIMPLE_NAME"));
    }

    /** A case as it looks with its name. */
    Shape.Structure on(Shape.Structure structure, List<String> names) {
        var members = new ArrayList<Shape.Member>();
        switch (place) {
            case NONE -> {
                return structure;
            }
            case WRAPPER -> {
                String name = names.get(0);
                members.add(new Shape.Member(name, name, name, structure.javaType(), structure, true, false));
                return new Shape.Structure("", members, Optional.empty(), Keywords.NONE);
            }
            case MEMBER -> {
                members.add(new Shape.Member(
                        property, property, property, "java.lang.String", constant(names), true, false));
                structure.members().stream()
                        .filter(member -> !member.wireName().equals(property))
                        .forEach(members::add);
            }
        }
        return new Shape.Structure(structure.javaType(), members, structure.others(), structure.keywords());
    }

    private static Shape constant(List<String> names) {
        if (names.size() == 1) {
            return new Shape.Constant(JSON.textNode(names.get(0)), Keywords.NONE);
        }
        List<JsonNode> values = names.stream().<JsonNode>map(JSON::textNode).toList();
        return new Shape.Choice("string", values, Keywords.NONE);
    }

    /**
     * Two cases that members alone can't tell apart: each needs one that must be there and that the other hasn't. In a result
     * nothing need be decided, so that one that may be absent will do.
     */
    static Optional<String> confusion(List<Shape.Structure> cases, Direction direction) {
        for (Shape.Structure one : cases) {
            for (Shape.Structure other : cases) {
                boolean told = one.equals(other)
                        || one.members().stream()
                                .filter(member -> member.required() || direction == Direction.OUTPUT)
                                .anyMatch(member -> other.members().stream()
                                        .noneMatch(known -> known.wireName().equals(member.wireName())));
                if (!told || one.others().isPresent()) {
                    return Optional.of(simple(one) + " has no mandatory member that " + simple(other) + " lacks");
                }
            }
        }
        return Optional.empty();
    }

    private static String simple(Shape.Structure structure) {
        String type = structure.javaType();
        return type.substring(type.lastIndexOf('.') + 1);
    }
}
