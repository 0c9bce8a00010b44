package dev.hintproof.processor.schema;

import dev.hintproof.processor.model.AnnotationView;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
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
 * @param ambiguous whether it has several setters between which Jackson can't choose
 * @param related what Jackson doesn't look at here, but whose constraints and texts hold: of a builder's, that of the class it builds
 */
record Property(
        String javaName,
        TypeMirror type,
        List<Element> elements,
        boolean creator,
        boolean ambiguous,
        List<Element> related) {

    Property(String javaName, TypeMirror type, List<Element> elements, boolean creator) {
        this(javaName, type, elements, creator, false, List.of());
    }

    Property with(List<Element> more) {
        return new Property(javaName, type, elements, creator, ambiguous, more);
    }

    /** Everything that may carry constraints, nullness and texts. */
    List<Element> all() {
        return Stream.concat(elements.stream(), related.stream()).toList();
    }

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
        return explicitlyOptional()
                || Nullness.nullable(type)
                || all().stream().anyMatch(element -> Nullness.nullable(element, type));
    }

    boolean nonNull() {
        return type.getKind().isPrimitive()
                || (!nullable() && elements.stream().anyMatch(element -> Nullness.nonNull(element, type)));
    }

    /** Whether the author wrote that it may be left out; a primitive can't. */
    boolean explicitlyOptional() {
        return !type.getKind().isPrimitive()
                && annotation(Jackson.PROPERTY)
                        .map(view -> (view.has("required") && !view.bool("required", false))
                                || view.constant("isRequired", "").equals("FALSE"))
                        .orElse(false);
    }

    /** Whether the setter-based property is said to be there always, so that leaving it out is a mistake. */
    boolean explicitlyRequired() {
        return annotation(Jackson.PROPERTY)
                        .map(view -> view.bool("required", false)
                                || view.constant("isRequired", "").equals("TRUE"))
                        .orElse(false)
                || Constraints.NOT_NULL.stream()
                        .anyMatch(name -> all().stream()
                                .anyMatch(element ->
                                        AnnotationView.of(element, name).isPresent()));
    }
}
