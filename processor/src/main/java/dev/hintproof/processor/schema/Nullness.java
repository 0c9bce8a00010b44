package dev.hintproof.processor.schema;

import java.util.Set;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;

/** What nullness annotations of any vocabulary say: JSpecify, JSR-305, JetBrains, Spring, Jakarta, Checker Framework. */
final class Nullness {

    private static final Set<String> NULLABLE = Set.of("Nullable", "CheckForNull", "NullableDecl");
    private static final Set<String> NON_NULL =
            Set.of("NonNull", "Nonnull", "NotNull", "NotBlank", "NotEmpty", "NonNullDecl");
    private static final String NULL_MARKED = "org.jspecify.annotations.NullMarked";
    private static final String NULL_UNMARKED = "org.jspecify.annotations.NullUnmarked";

    private Nullness() {}

    /** Whether an element, or its type, is said to be nullable. */
    static boolean nullable(Element element, TypeMirror type) {
        return has(type, NULLABLE) || has(element, NULLABLE);
    }

    /** Whether a type is said to be nullable, as a type argument can be. */
    static boolean nullable(TypeMirror type) {
        return has(type, NULLABLE);
    }

    /** Whether an element can't be null: primitive, said so, or within {@code @NullMarked} and not said otherwise. */
    static boolean nonNull(Element element, TypeMirror type) {
        if (type.getKind().isPrimitive()) {
            return true;
        }
        if (nullable(element, type)) {
            return false;
        }
        return has(element, NON_NULL) || has(type, NON_NULL) || marked(element);
    }

    private static boolean marked(Element element) {
        for (Element scope = element; scope != null; scope = scope.getEnclosingElement()) {
            for (AnnotationMirror mirror : scope.getAnnotationMirrors()) {
                String name = mirror.getAnnotationType().toString();
                if (name.equals(NULL_UNMARKED)) {
                    return false;
                }
                if (name.equals(NULL_MARKED)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean has(AnnotatedConstruct construct, Set<String> simpleNames) {
        for (AnnotationMirror mirror : construct.getAnnotationMirrors()) {
            if (simpleNames.contains(
                    mirror.getAnnotationType().asElement().getSimpleName().toString())) {
                return true;
            }
        }
        return false;
    }
}
