package dev.hintproof.processor.schema;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** What a class extends and implements. */
final class Lineage {

    private Lineage() {}

    /** A class and what it extends and implements, those first; without {@code Object} and {@code Record}. */
    static List<TypeElement> of(TypeElement element) {
        var levels = new LinkedHashSet<TypeElement>();
        collect(element, levels);
        return List.copyOf(levels);
    }

    private static void collect(TypeElement element, Set<TypeElement> levels) {
        String name = element.getQualifiedName().toString();
        if (name.equals("java.lang.Object") || name.equals("java.lang.Record")) {
            return;
        }
        if (element.getSuperclass() instanceof DeclaredType parent) {
            collect((TypeElement) parent.asElement(), levels);
        }
        for (TypeMirror parent : element.getInterfaces()) {
            collect((TypeElement) ((DeclaredType) parent).asElement(), levels);
        }
        levels.add(element);
    }
}
