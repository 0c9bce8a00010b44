package dev.hintproof.processor.schema;

import dev.hintproof.processor.model.AnnotationView;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * One property of a class as Jackson sees it. For use within a round.
 *
 * @param javaName the implicit name: the component's, the field's, or the accessor's without its prefix
 * @param type its type, with the type arguments of the class filled in
 * @param elements everything that carries its annotations: component, field, getter, setter, constructor parameter
 * @param creator whether a constructor or factory takes it
 */
record Property(String javaName, TypeMirror type, List<Element> elements, boolean creator) {

    /** The first annotation of that class on any of its elements. */
    Optional<AnnotationView> annotation(String name) {
        for (Element element : elements) {
            Optional<AnnotationView> view = AnnotationView.of(element, name);
            if (view.isPresent()) {
                return view;
            }
        }
        return Optional.empty();
    }

    /** The class that declares it. */
    TypeElement owner() {
        Element owner = elements.get(0);
        while (!(owner instanceof TypeElement)) {
            owner = Objects.requireNonNull(owner.getEnclosingElement());
        }
        return (TypeElement) owner;
    }

    boolean nullable() {
        return Nullness.nullable(type) || elements.stream().anyMatch(element -> Nullness.nullable(element, type));
    }

    boolean nonNull() {
        return type.getKind().isPrimitive()
                || (!nullable() && elements.stream().anyMatch(element -> Nullness.nonNull(element, type)));
    }

    /** Whether the setter-based property is said to be there always, so that leaving it out is a mistake. */
    boolean explicitlyRequired() {
        return annotation(Jackson.PROPERTY)
                        .map(view -> view.bool("required", false))
                        .orElse(false)
                || Constraints.NOT_NULL.stream()
                        .anyMatch(name -> annotation(name).isPresent());
    }
}
