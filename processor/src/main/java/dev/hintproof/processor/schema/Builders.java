package dev.hintproof.processor.schema;

import dev.hintproof.processor.model.AnnotationView;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Classes that Jackson makes by a builder: {@code @JsonDeserialize(builder = …)}, {@code @JsonPOJOBuilder}. */
final class Builders {

    /** Members of {@code @JsonDeserialize} beside the builder: code or types that no schema follows. */
    private static final java.util.List<String> OTHER_MEMBERS = java.util.List.of(
            "using", "contentUsing", "keyUsing", "converter", "contentConverter", "as", "keyAs", "contentAs");

    private final SchemaContext context;

    Builders(SchemaContext context) {
        this.context = context;
    }

    /**
     * A builder.
     *
     * @param type its class
     * @param prefix what its methods begin with
     */
    record Builder(DeclaredType type, TypeElement element, String prefix) {}

    /** Whether a {@code @JsonDeserialize} names a builder and nothing else. */
    static boolean isOnly(AnnotationView view) {
        return view.has("builder") && OTHER_MEMBERS.stream().noneMatch(view::has);
    }

    Optional<Builder> of(DeclaredType type, TypeElement element, Trail trail) throws UnrepresentableException {
        Optional<TypeMirror> named = AnnotationView.of(element, Jackson.DESERIALIZE)
                .filter(Builders::isOnly)
                .flatMap(view -> view.type("builder"));
        if (named.isEmpty() || !(named.get() instanceof DeclaredType declared)) {
            return Optional.empty();
        }
        TypeElement builder = (TypeElement) declared.asElement();
        if (!builder.getTypeParameters().isEmpty()
                || !element.getTypeParameters().isEmpty()) {
            throw trail.unrepresentable(
                    type, "a builder's type parameters aren't followed", "write a record for the tool's argument");
        }
        Optional<AnnotationView> annotation = AnnotationView.of(builder, Jackson.BUILDER);
        String build =
                annotation.map(view -> view.string("buildMethodName", "build")).orElse("build");
        if (!builds(builder, build, type)) {
            throw trail.unrepresentable(
                    type,
                    "its builder " + builder.getSimpleName() + " has no method " + build + "() that gives one",
                    "add it, or name it: @JsonPOJOBuilder(buildMethodName = \"…\")");
        }
        boolean inner =
                builder.getNestingKind().isNested() && !builder.getModifiers().contains(Modifier.STATIC);
        if (inner || !Creators.hasDefaultConstructor(builder)) {
            throw trail.unrepresentable(
                    type,
                    "nothing makes its builder " + builder.getSimpleName(),
                    "make it a static class with a constructor without parameters");
        }
        String prefix =
                annotation.map(view -> view.string("withPrefix", "with")).orElse("with");
        return Optional.of(new Builder((DeclaredType) builder.asType(), builder, prefix));
    }

    private boolean builds(TypeElement builder, String name, DeclaredType type) {
        return Lineage.of(builder).stream()
                .flatMap(level -> ElementFilter.methodsIn(level.getEnclosedElements()).stream())
                .filter(method -> method.getKind() == ElementKind.METHOD)
                .anyMatch(method -> isBuild(method, name)
                        && context.types()
                                .isAssignable(
                                        context.types().erasure(method.getReturnType()),
                                        context.types().erasure(type)));
    }

    private static boolean isBuild(ExecutableElement method, String name) {
        return method.getSimpleName().contentEquals(name)
                && method.getParameters().isEmpty();
    }
}
