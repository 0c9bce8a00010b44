package dev.hintproof.processor.schema;

import dev.hintproof.processor.model.AnnotationView;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;

/** Members that a class has no property for: {@code @JsonAnySetter} takes them, {@code @JsonAnyGetter} gives them. */
final class OtherMembers {

    private final SchemaContext context;
    private final TypeMapper mapper;
    private final String annotation;

    OtherMembers(SchemaContext context, TypeMapper mapper, Direction direction) {
        this.context = context;
        this.mapper = mapper;
        this.annotation = direction == Direction.INPUT ? Jackson.ANY_SETTER : Jackson.ANY_GETTER;
    }

    /** What each of them is; empty where there are none. */
    Optional<Shape> of(DeclaredType type, TypeElement element, Trail trail) throws UnrepresentableException {
        Optional<TypeMirror> value = Optional.empty();
        for (TypeElement level : Lineage.of(element)) {
            for (Element member : level.getEnclosedElements()) {
                boolean enabled = AnnotationView.of(member, annotation)
                        .filter(view -> view.bool("enabled", true))
                        .isPresent();
                // A setter that takes no name and value isn't one for Jackson either.
                boolean fits = !(member instanceof ExecutableElement method)
                        || method.getParameters().size() == (annotation.equals(Jackson.ANY_SETTER) ? 2 : 0);
                if (enabled && fits && member.getKind() != ElementKind.RECORD_COMPONENT) {
                    value = Optional.of(value(type, member));
                }
            }
        }
        if (value.isEmpty()) {
            return Optional.empty();
        }
        Shape shape = mapper.element(value.get(), trail.into("{}"));
        return Optional.of(shape instanceof Shape.Any ? new Shape.Any(true, Keywords.NONE) : shape);
    }

    /** The value's type: the second parameter, or what the map holds. */
    private TypeMirror value(DeclaredType type, Element member) {
        TypeMirror mirror = context.types().asMemberOf(type, member);
        if (mirror instanceof ExecutableType method && member instanceof ExecutableElement) {
            if (method.getParameterTypes().size() == 2) {
                return method.getParameterTypes().get(1);
            }
            mirror = method.getReturnType();
        }
        boolean map = mirror instanceof DeclaredType declared
                && Containers.isMap(TypeMapper.name(declared))
                && declared.getTypeArguments().size() == 2;
        return map ? ((DeclaredType) mirror).getTypeArguments().get(1) : context.type("java.lang.Object");
    }
}
