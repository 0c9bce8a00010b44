package dev.hintproof.processor.model;

import dev.hintproof.processor.host.Javac;
import dev.hintproof.processor.report.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * One annotation on one element, read by names: its class need not be on the processor's path. For use within a round.
 *
 * @param on what it stands on
 * @param mirror the compiler's view of it
 */
public record AnnotationView(Element on, AnnotationMirror mirror) {

    private static final String JACKSON = "com.fasterxml.jackson.";
    private static final String BUNDLE = JACKSON + "annotation.JacksonAnnotationsInside";

    /**
     * A value with its place.
     *
     * @param text the string, or the name of the enum constant
     * @param place where it is written
     */
    public record Text(String text, Place place) {}

    /** The annotation of that class on an element, if it is there. */
    public static Optional<AnnotationView> of(Element element, String annotationClass) {
        for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
            if (className(mirror).equals(annotationClass)) {
                return Optional.of(new AnnotationView(element, mirror));
            }
        }
        return bundled(element, annotationClass);
    }

    /** Jackson's own way to have one annotation stand for several. */
    private static Optional<AnnotationView> bundled(Element element, String annotationClass) {
        if (!annotationClass.startsWith(JACKSON) || annotationClass.equals(BUNDLE)) {
            return Optional.empty();
        }
        for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
            Element type = mirror.getAnnotationType().asElement();
            if (!className(mirror).startsWith(JACKSON) && of(type, BUNDLE).isPresent()) {
                Optional<AnnotationView> inner = of(type, annotationClass);
                if (inner.isPresent()) {
                    return Optional.of(new AnnotationView(element, inner.get().mirror()));
                }
            }
        }
        return Optional.empty();
    }

    /** The qualified name of an annotation's class. */
    public static String className(AnnotationMirror mirror) {
        return ((TypeElement) mirror.getAnnotationType().asElement())
                .getQualifiedName()
                .toString();
    }

    /** The simple name of its class, as written: {@code @Plain}. */
    public String written() {
        return "@" + mirror.getAnnotationType().asElement().getSimpleName();
    }

    /** Where it stands. */
    public Place place(Javac javac) {
        return javac.place(on, mirror);
    }

    /** Where a member's value stands; the annotation itself where the member isn't written. */
    public Place place(Javac javac, String member) {
        AnnotationValue value = explicit().get(member);
        return value == null ? place(javac) : javac.place(on, mirror, value);
    }

    /** Whether a member is written. */
    public boolean has(String member) {
        return explicit().containsKey(member);
    }

    /** A string that is written, or what stands for its absence. */
    public String string(String member, String otherwise) {
        AnnotationValue value = explicit().get(member);
        return value == null ? otherwise : String.valueOf(value.getValue());
    }

    /** A boolean that is written, or its default. */
    public boolean bool(String member, boolean otherwise) {
        AnnotationValue value = explicit().get(member);
        return (value != null && value.getValue() instanceof Boolean flag) ? flag : otherwise;
    }

    /** A number that is written. */
    public Optional<Long> number(String member) {
        AnnotationValue value = explicit().get(member);
        return value != null && value.getValue() instanceof Number number
                ? Optional.of(number.longValue())
                : Optional.empty();
    }

    /** An enum constant that is written, by name, or what stands for its absence. */
    public String constant(String member, String otherwise) {
        AnnotationValue value = explicit().get(member);
        return value != null && value.getValue() instanceof VariableElement constant
                ? constant.getSimpleName().toString()
                : otherwise;
    }

    /** A class that is written. */
    public Optional<TypeMirror> type(String member) {
        AnnotationValue value = explicit().get(member);
        return value != null && value.getValue() instanceof TypeMirror type ? Optional.of(type) : Optional.empty();
    }

    /** The qualified name of a class that is written; null where none is. */
    public @Nullable String typeName(String member) {
        return type(member)
                .map(type -> type instanceof DeclaredType declared
                        ? ((TypeElement) declared.asElement())
                                .getQualifiedName()
                                .toString()
                        : type.toString())
                .orElse(null);
    }

    /** The strings or enum constants of an array that is written, each with its place. */
    public List<Text> texts(Javac javac, String member) {
        var result = new ArrayList<Text>();
        AnnotationValue value = explicit().get(member);
        if (value != null && value.getValue() instanceof List<?> elements) {
            for (Object element : elements) {
                if (element instanceof AnnotationValue one) {
                    result.add(new Text(text(one), javac.place(on, mirror, one)));
                }
            }
        }
        return result;
    }

    /** The strings or enum constants of an array that is written. */
    public List<String> strings(String member) {
        var result = new ArrayList<String>();
        AnnotationValue value = explicit().get(member);
        if (value != null && value.getValue() instanceof List<?> elements) {
            for (Object element : elements) {
                if (element instanceof AnnotationValue one) {
                    result.add(text(one));
                }
            }
        }
        return result;
    }

    private static String text(AnnotationValue value) {
        Object content = value.getValue();
        return content instanceof VariableElement constant
                ? constant.getSimpleName().toString()
                : String.valueOf(content);
    }

    /** The annotations of an array that is written. */
    public List<AnnotationView> nested(String member) {
        var result = new ArrayList<AnnotationView>();
        AnnotationValue value = explicit().get(member);
        if (value != null && value.getValue() instanceof List<?> elements) {
            for (Object element : elements) {
                if (element instanceof AnnotationValue one && one.getValue() instanceof AnnotationMirror inner) {
                    result.add(new AnnotationView(on, inner));
                }
            }
        }
        return result;
    }

    private Map<String, AnnotationValue> explicit() {
        var members = new TreeMap<String, AnnotationValue>();
        mirror.getElementValues()
                .forEach((method, value) -> members.put(method.getSimpleName().toString(), value));
        return members;
    }
}
