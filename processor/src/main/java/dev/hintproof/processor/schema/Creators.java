package dev.hintproof.processor.schema;

import dev.hintproof.processor.model.AnnotationView;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** How Jackson makes an object of a class that isn't a record. */
final class Creators {

    /** Names a constructor's parameters for Jackson too; Lombok writes it on request. */
    static final String CONSTRUCTOR_PROPERTIES = "java.beans.ConstructorProperties";

    private Creators() {}

    /** A constructor or factory that takes the properties by name: annotated, or with every parameter named by {@code @JsonProperty}. */
    static Optional<ExecutableElement> properties(TypeElement element) {
        return candidates(element)
                .filter(method -> !isDelegating(method))
                .filter(method -> AnnotationView.of(method, Jackson.CREATOR).isPresent()
                        || AnnotationView.of(method, CONSTRUCTOR_PROPERTIES).isPresent()
                        || (method.getKind() == ElementKind.CONSTRUCTOR
                                && !method.getParameters().isEmpty()
                                && method.getParameters().stream()
                                        .allMatch(parameter -> AnnotationView.of(parameter, Jackson.PROPERTY)
                                                .isPresent())))
                .findFirst();
    }

    /** A constructor or factory that takes the whole value as its one parameter. */
    static Optional<ExecutableElement> delegating(TypeElement element) {
        return candidates(element).filter(Creators::isDelegating).findFirst();
    }

    /** Whether it is the constructor of a record that takes its components. */
    static boolean isCanonical(ExecutableElement creator) {
        TypeElement owner = (TypeElement) Objects.requireNonNull(creator.getEnclosingElement());
        List<String> names = creator.getParameters().stream()
                .map(parameter -> parameter.getSimpleName().toString())
                .toList();
        return owner.getKind() == ElementKind.RECORD
                && creator.getKind() == ElementKind.CONSTRUCTOR
                && names.equals(owner.getRecordComponents().stream()
                        .map(component -> component.getSimpleName().toString())
                        .toList());
    }

    /** Whether Jackson knows what each parameter is called: class files need not say. */
    static boolean namesAll(ExecutableElement creator) {
        return AnnotationView.of(creator, CONSTRUCTOR_PROPERTIES).isPresent()
                || isCanonical(creator)
                || creator.getParameters().stream()
                        .allMatch(parameter -> AnnotationView.of(parameter, Jackson.PROPERTY)
                                .filter(view -> !view.string("value", "").isEmpty())
                                .isPresent());
    }

    /** Whether there is a constructor without parameters. */
    static boolean hasDefaultConstructor(TypeElement element) {
        return ElementFilter.constructorsIn(element.getEnclosedElements()).stream()
                .anyMatch(constructor -> constructor.getParameters().isEmpty());
    }

    private static java.util.stream.Stream<ExecutableElement> candidates(TypeElement element) {
        List<ExecutableElement> constructors = ElementFilter.constructorsIn(element.getEnclosedElements());
        List<ExecutableElement> methods = ElementFilter.methodsIn(element.getEnclosedElements());
        return java.util.stream.Stream.concat(
                constructors.stream(),
                methods.stream()
                        .filter(method ->
                                AnnotationView.of(method, Jackson.CREATOR).isPresent()));
    }

    private static boolean isDelegating(ExecutableElement method) {
        Optional<AnnotationView> creator = AnnotationView.of(method, Jackson.CREATOR);
        if (creator.isEmpty() || method.getParameters().size() != 1) {
            return false;
        }
        String mode = creator.get().constant("mode", "DEFAULT");
        boolean named = AnnotationView.of(method.getParameters().get(0), Jackson.PROPERTY)
                .isPresent();
        return mode.equals("DELEGATING") || (mode.equals("DEFAULT") && !named && !isCanonical(method));
    }
}
