package dev.hintproof.processor.schema;

import dev.hintproof.processor.model.AnnotationView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Finds the properties of records and beans by Jackson's default rules: public accessors and fields, and what is annotated. */
final class Properties {

    private final SchemaContext context;
    private final Direction direction;

    Properties(SchemaContext context, Direction direction) {
        this.context = context;
        this.direction = direction;
    }

    /** The components of a record, in order, and its further getters where it is written. */
    List<Property> ofRecord(DeclaredType type, TypeElement element) {
        Optional<ExecutableElement> canonical = canonicalConstructor(element);
        var result = new ArrayList<Property>();
        int index = 0;
        for (RecordComponentElement component : element.getRecordComponents()) {
            String name = component.getSimpleName().toString();
            var elements = new ArrayList<Element>();
            elements.add(component);
            elements.add(component.getAccessor());
            field(element, name).ifPresent(elements::add);
            if (canonical.isPresent()) {
                elements.add(canonical.get().getParameters().get(index));
            }
            result.add(new Property(name, memberType(type, component.getAccessor()), elements, true));
            index++;
        }
        if (direction == Direction.OUTPUT) {
            result.addAll(furtherGetters(type, element, result));
        }
        return result;
    }

    /** Getters beside the accessors, which Jackson writes too. */
    private List<Property> furtherGetters(DeclaredType type, TypeElement element, List<Property> known) {
        Map<String, Found> found = new LinkedHashMap<>();
        for (TypeElement level : hierarchy(element)) {
            for (ExecutableElement method : ElementFilter.methodsIn(level.getEnclosedElements())) {
                boolean accessor = known.stream()
                        .anyMatch(property -> method.getSimpleName().contentEquals(property.javaName()));
                if (!accessor && !method.getModifiers().contains(Modifier.STATIC)) {
                    addMethod(type, method, found);
                }
            }
        }
        known.forEach(property -> found.remove(property.javaName()));
        var result = new ArrayList<Property>();
        found.forEach((name, property) -> {
            if (property.readable != null) {
                result.add(new Property(name, property.readable, property.elements, false));
            }
        });
        return result;
    }

    private Optional<ExecutableElement> canonicalConstructor(TypeElement element) {
        var components = element.getRecordComponents();
        return ElementFilter.constructorsIn(element.getEnclosedElements()).stream()
                .filter(constructor -> constructor.getParameters().size() == components.size())
                .filter(constructor -> {
                    for (int i = 0; i < components.size(); i++) {
                        TypeMirror parameter =
                                constructor.getParameters().get(i).asType();
                        if (!context.types()
                                .isSameType(parameter, components.get(i).asType())) {
                            return false;
                        }
                    }
                    return true;
                })
                .findFirst();
    }

    /** The properties of a bean: superclasses' first, each in the order of declaration. */
    List<Property> ofBean(DeclaredType type, TypeElement element, Optional<ExecutableElement> creator) {
        Map<String, Found> found = new LinkedHashMap<>();
        creator.ifPresent(method -> addCreator(type, method, found));
        for (TypeElement level : hierarchy(element)) {
            for (Element member : level.getEnclosedElements()) {
                if (member.getModifiers().contains(Modifier.STATIC)) {
                    continue;
                }
                if (member instanceof VariableElement variable && member.getKind() == ElementKind.FIELD) {
                    addField(type, variable, found);
                } else if (member instanceof ExecutableElement method && member.getKind() == ElementKind.METHOD) {
                    addMethod(type, method, found);
                }
            }
        }
        var result = new ArrayList<Property>();
        found.forEach((name, property) -> {
            TypeMirror chosen = property.type(direction);
            if (chosen != null) {
                result.add(new Property(name, chosen, property.elements, property.creator));
            }
        });
        return result;
    }

    private void addCreator(DeclaredType type, ExecutableElement method, Map<String, Found> found) {
        List<String> given = AnnotationView.of(method, Creators.CONSTRUCTOR_PROPERTIES)
                .map(view -> view.strings("value"))
                .orElse(List.of());
        var types = method.getKind() == ElementKind.CONSTRUCTOR
                ? ((ExecutableType) context.types().asMemberOf(type, method)).getParameterTypes()
                : ((ExecutableType) method.asType()).getParameterTypes();
        for (int i = 0; i < types.size(); i++) {
            VariableElement parameter = method.getParameters().get(i);
            String name = AnnotationView.of(parameter, Jackson.PROPERTY)
                    .map(view -> view.string("value", ""))
                    .filter(text -> !text.isEmpty())
                    .orElse(
                            i < given.size()
                                    ? given.get(i)
                                    : parameter.getSimpleName().toString());
            Found property = found.computeIfAbsent(name, key -> new Found());
            property.elements.add(parameter);
            property.creator = true;
            property.writable = types.get(i);
        }
    }

    private void addField(DeclaredType type, VariableElement field, Map<String, Found> found) {
        if (field.getModifiers().contains(Modifier.TRANSIENT)) {
            return;
        }
        Found property = found.computeIfAbsent(field.getSimpleName().toString(), key -> new Found());
        property.elements.add(field);
        boolean seen = field.getModifiers().contains(Modifier.PUBLIC)
                || AnnotationView.of(field, Jackson.PROPERTY).isPresent();
        if (seen) {
            TypeMirror fieldType = context.types().asMemberOf(type, field);
            property.readable(fieldType);
            property.writable(fieldType);
        }
    }

    private void addMethod(DeclaredType type, ExecutableElement method, Map<String, Found> found) {
        boolean annotated = AnnotationView.of(method, Jackson.PROPERTY).isPresent();
        String name = method.getSimpleName().toString();
        boolean isPublic = method.getModifiers().contains(Modifier.PUBLIC);
        boolean special = AnnotationView.of(method, Jackson.ANY_GETTER).isPresent()
                || AnnotationView.of(method, Jackson.ANY_SETTER).isPresent();
        if (special || (!isPublic && !annotated)) {
            return;
        }
        var signature = (ExecutableType) context.types().asMemberOf(type, method);
        if (method.getParameters().isEmpty() && method.getReturnType().getKind() != TypeKind.VOID) {
            Optional<String> property = getter(name, method.getReturnType());
            if (property.isPresent() || annotated) {
                Found at = found.computeIfAbsent(property.orElse(name), key -> new Found());
                at.elements.add(method);
                at.readable = signature.getReturnType();
            }
        } else if (method.getParameters().size() == 1 && (prefixed(name, "set") || annotated)) {
            Found at = found.computeIfAbsent(prefixed(name, "set") ? stripped(name, 3) : name, key -> new Found());
            at.elements.add(method);
            at.writable(signature.getParameterTypes().get(0));
        }
    }

    private static Optional<String> getter(String name, TypeMirror type) {
        if (prefixed(name, "get") && !name.equals("getClass")) {
            return Optional.of(stripped(name, 3));
        }
        boolean truth = type.getKind() == TypeKind.BOOLEAN || type.toString().endsWith("java.lang.Boolean");
        return prefixed(name, "is") && truth ? Optional.of(stripped(name, 2)) : Optional.empty();
    }

    private static boolean prefixed(String name, String prefix) {
        return name.startsWith(prefix) && name.length() > prefix.length();
    }

    /** Jackson's rule: all leading capitals become small ({@code getURL} is {@code url}). */
    private static String stripped(String name, int prefix) {
        var result = new StringBuilder(name.substring(prefix));
        for (int i = 0; i < result.length(); i++) {
            char c = result.charAt(i);
            char lower = Character.toLowerCase(c);
            if (c == lower) {
                break;
            }
            result.setCharAt(i, lower);
        }
        return result.toString();
    }

    /** A class and what it extends and implements, those first. */
    private List<TypeElement> hierarchy(TypeElement element) {
        var levels = new LinkedHashSet<TypeElement>();
        collect(element, levels);
        return List.copyOf(levels);
    }

    private void collect(TypeElement element, Set<TypeElement> levels) {
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

    private static Optional<VariableElement> field(TypeElement element, String name) {
        return ElementFilter.fieldsIn(element.getEnclosedElements()).stream()
                .filter(field -> field.getSimpleName().contentEquals(name))
                .findFirst();
    }

    private TypeMirror memberType(DeclaredType type, ExecutableElement accessor) {
        return ((ExecutableType) context.types().asMemberOf(type, accessor)).getReturnType();
    }

    /** A property under collection. */
    private static final class Found {
        private final List<Element> elements = new ArrayList<>();
        private boolean creator;
        private @Nullable TypeMirror readable;
        private @Nullable TypeMirror writable;

        void readable(TypeMirror type) {
            readable = readable == null ? type : readable;
        }

        void writable(TypeMirror type) {
            writable = writable == null ? type : writable;
        }

        @Nullable
        TypeMirror type(Direction direction) {
            return direction == Direction.INPUT ? writable : readable;
        }
    }
}
