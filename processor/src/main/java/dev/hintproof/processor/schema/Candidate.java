package dev.hintproof.processor.schema;

import dev.hintproof.processor.model.TypeTexts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** A property under collection: everything that may read or write it, of which Jackson takes one. */
final class Candidate {

    private final List<Element> elements = new ArrayList<>();
    private final Map<ExecutableElement, TypeMirror> setters = new LinkedHashMap<>();
    private @Nullable TypeMirror parameter;
    private @Nullable TypeMirror field;
    private boolean fieldSeen;
    private boolean fieldFinal;
    private @Nullable TypeMirror getter;

    void parameter(VariableElement element, TypeMirror type) {
        elements.add(element);
        parameter = type;
    }

    /** A field; one that isn't seen carries annotations all the same. */
    void field(VariableElement element, TypeMirror type, boolean seen) {
        elements.add(element);
        field = type;
        fieldSeen = seen;
        fieldFinal = element.getModifiers().contains(Modifier.FINAL);
    }

    void getter(ExecutableElement element, TypeMirror type) {
        elements.add(element);
        getter = type;
    }

    /** A setter; one of a subclass comes after, and stands for, those of its superclasses. */
    void setter(ExecutableElement element, TypeMirror type) {
        elements.add(element);
        setters.keySet().removeIf(other -> !Objects.equals(owner(other), owner(element)));
        setters.put(element, type);
    }

    private static @Nullable Element owner(ExecutableElement method) {
        return method.getEnclosingElement();
    }

    List<Element> elements() {
        return elements;
    }

    boolean isRead() {
        return getter != null;
    }

    boolean byCreator() {
        return parameter != null;
    }

    /** Whether another one reads or writes in the same way: then they aren't two sides of one property. */
    boolean conflicts(Candidate other) {
        return (parameter != null && other.parameter != null)
                || (getter != null && other.getter != null)
                || (fieldSeen && other.fieldSeen)
                || (!setters.isEmpty() && !other.setters.isEmpty());
    }

    /** Takes over what stands for the same property under another name. */
    void merge(Candidate other) {
        elements.addAll(other.elements);
        setters.putAll(other.setters);
        parameter = parameter == null ? other.parameter : parameter;
        getter = other.getter == null ? getter : other.getter;
        field = field == null ? other.field : field;
        fieldSeen |= other.fieldSeen;
        fieldFinal |= other.fieldFinal;
    }

    /** What the property is read or written as; null where it isn't. */
    @Nullable
    TypeMirror type(Direction direction) {
        TypeMirror chosen = direction == Direction.INPUT ? written() : getter == null && fieldSeen ? field : getter;
        return chosen == null ? null : annotated(chosen);
    }

    /** A field that can't be seen is set nonetheless where it has a getter; a final one isn't, so that no constant changes. */
    private @Nullable TypeMirror written() {
        if (parameter != null) {
            return parameter;
        }
        if (!setters.isEmpty()) {
            return setter();
        }
        boolean inferred = getter != null && !fieldFinal;
        return fieldSeen || inferred ? field : null;
    }

    /** Of several setters Jackson takes one with a primitive, then one with a text; of others it takes none. */
    private TypeMirror setter() {
        return setters.values().stream()
                .filter(type -> type.getKind().isPrimitive())
                .findFirst()
                .or(() -> setters.values().stream()
                        .filter(type -> TypeTexts.canonical(type).equals("java.lang.String"))
                        .findFirst())
                .orElseGet(() -> setters.values().iterator().next());
    }

    /** Whether Jackson would refuse the class, since it can't choose a setter. */
    boolean isAmbiguous() {
        return parameter == null
                && setters.size() > 1
                && setters.values().stream()
                        .noneMatch(type -> type.getKind().isPrimitive()
                                || TypeTexts.canonical(type).equals("java.lang.String"));
    }

    /** The same type where it is written with annotations: a validator reads them at the field, say, whoever sets it. */
    private TypeMirror annotated(TypeMirror chosen) {
        String text = TypeTexts.canonical(chosen);
        return Stream.concat(
                        Stream.of(chosen),
                        Stream.concat(Stream.of(field, getter, parameter), setters.values().stream())
                                .filter(Objects::nonNull))
                .filter(type -> TypeTexts.canonical(type).equals(text) && TypeTexts.isAnnotated(type))
                .findFirst()
                .orElse(chosen);
    }
}
