package dev.hintproof.processor.schema;

import java.util.List;
import java.util.Set;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeMirror;

/**
 * What nullness annotations of any vocabulary say: JSpecify, JSR-305, JetBrains, Spring, Jakarta, Checker Framework, AndroidX, Eclipse,
 * Micronaut, by the names that they share.
 */
final class Nullness {

    private static final Set<String> NULLABLE = Set.of("Nullable", "CheckForNull", "NullableDecl");
    private static final Set<String> NON_NULL =
            Set.of("NonNull", "Nonnull", "NotNull", "NotBlank", "NotEmpty", "NonNullDecl");
    private static final String NULL_MARKED = "org.jspecify.annotations.NullMarked";
    private static final String NULL_UNMARKED = "org.jspecify.annotations.NullUnmarked";

    /** What other vocabularies have in its place, by simple name: Spring, JetBrains, Eclipse, SpotBugs. */
    private static final Set<String> NON_NULL_BY_DEFAULT = Set.of(
            "NonNullApi", "NonNullFields", "NotNullByDefault", "NonNullByDefault", "ReturnValuesAreNonnullByDefault");

    private Nullness() {}

    /** Whether an element, or its type, is said to be nullable; the type as it is written too, which may be a variable. */
    static boolean nullable(Element element, TypeMirror type) {
        return has(type, NULLABLE) || has(element, NULLABLE) || has(written(element), NULLABLE);
    }

    /** Whether what a method gives, without what is around it, is said to be nullable. */
    static boolean nullableResult(ExecutableElement method, TypeMirror type) {
        return has(type, NULLABLE) || has(method, NULLABLE);
    }

    private static TypeMirror written(Element element) {
        if (!(element instanceof ExecutableElement method)) {
            return element.asType();
        }
        boolean setter = method.getParameters().size() == 1;
        return setter ? method.getParameters().get(0).asType() : method.getReturnType();
    }

    /** Whether a type is said to be nullable, as a type argument can be. */
    static boolean nullable(TypeMirror type) {
        return has(type, NULLABLE);
    }

    /** Whether one of some annotations says so. */
    static boolean nullable(List<? extends AnnotationMirror> annotations) {
        return has(annotations, NULLABLE);
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
                boolean others = NON_NULL_BY_DEFAULT.contains(simpleName(mirror));
                if (name.equals(NULL_MARKED) || others) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean has(AnnotatedConstruct construct, Set<String> simpleNames) {
        return has(construct.getAnnotationMirrors(), simpleNames);
    }

    private static boolean has(List<? extends AnnotationMirror> annotations, Set<String> simpleNames) {
        for (AnnotationMirror mirror : annotations) {
            boolean maybe = isMaybe(mirror)
                    || mirror.getAnnotationType().asElement().getAnnotationMirrors().stream()
                            .anyMatch(Nullness::isMaybe);
            boolean named = simpleNames.contains(simpleName(mirror)) && !isMaybe(mirror);
            if (named || (maybe && simpleNames.equals(NULLABLE))) {
                return true;
            }
        }
        return false;
    }

    /** JSR-305: {@code @Nonnull(when = When.MAYBE)}, which other annotations stand for. */
    private static boolean isMaybe(AnnotationMirror mirror) {
        return simpleName(mirror).equals("Nonnull")
                && mirror.getElementValues().values().stream()
                        .map(value -> String.valueOf(value.getValue()))
                        .anyMatch(when -> when.endsWith("MAYBE") || when.endsWith("UNKNOWN"));
    }

    private static String simpleName(AnnotationMirror mirror) {
        return mirror.getAnnotationType().asElement().getSimpleName().toString();
    }
}
