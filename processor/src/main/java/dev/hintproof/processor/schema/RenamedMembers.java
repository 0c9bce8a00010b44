package dev.hintproof.processor.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Collects the structures whose members are named otherwise than Jackson would name them. */
final class RenamedMembers {

    private final SortedMap<String, SortedMap<String, String>> byType = new TreeMap<>();

    void addAll(Shape shape, List<Shape> aside) {
        add(shape);
        aside.forEach(this::add);
    }

    private void add(Shape shape) {
        if (shape instanceof Shape.Structure structure) {
            addStructure(structure);
        } else if (shape instanceof Shape.Sequence sequence) {
            add(sequence.element());
        } else if (shape instanceof Shape.Dictionary dictionary) {
            add(dictionary.value());
        } else if (shape instanceof Shape.OneOf oneOf) {
            oneOf.cases().forEach(this::add);
        } else if (shape instanceof Shape.OrNull orNull) {
            add(orNull.shape());
        }
    }

    private void addStructure(Shape.Structure structure) {
        for (Shape.Member member : structure.members()) {
            if (!structure.javaType().isEmpty() && !member.wireName().equals(member.jacksonName())) {
                byType.computeIfAbsent(raw(structure.javaType()), type -> new TreeMap<>())
                        .put(member.javaName(), member.wireName());
            }
            add(member.shape());
        }
    }

    private static String raw(String type) {
        int arguments = type.indexOf('<');
        return arguments < 0 ? type : type.substring(0, arguments);
    }

    List<Signature.Renamed> found() {
        var result = new ArrayList<Signature.Renamed>();
        byType.forEach((type, names) -> result.add(new Signature.Renamed(type, names)));
        return result;
    }
}
