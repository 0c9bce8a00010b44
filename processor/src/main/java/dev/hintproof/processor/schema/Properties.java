package dev.hintproof.processor.schema;

import dev.hintproof.processor.model.AnnotationView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

/**
 * Finds the properties of records and beans by Jackson's default rules: public getters and fields, setters whoever may see them, and
 * what is annotated.
 */
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
            var candidate = new Candidate();
            if (canonical.isPresent()) {
                candidate.parameter(canonical.get().getParameters().get(index), member(type, canonical.get(), index));
            }
            candidate.getter(component.getAccessor(), result(type, component.getAccessor()));
            field(element, name)
                    .ifPresent(field -> candidate.field(field, context.types().asMemberOf(type, field), false));
            var elements = new ArrayList<Element>(List.of(component));
            elements.addAll(candidate.elements());
            TypeMirror chosen = candidate.type(Direction.OUTPUT);
            result.add(new Property(name, chosen == null ? component.asType() : chosen, elements, true));
            index++;
        }
        if (direction == Direction.OUTPUT) {
            result.addAll(furtherGetters(type, element, result));
        }
        return result;
    }

    private static TypeMirror memberOf(ExecutableType method, int index) {
        return method.getParameterTypes().get(index);
    }

    private TypeMirror member(DeclaredType type, ExecutableElement constructor, int index) {
        return memberOf((ExecutableType) context.types().asMemberOf(type, constructor), index);
    }

    private TypeMirror result(DeclaredType type, ExecutableElement accessor) {
        return ((ExecutableType) context.types().asMemberOf(type, accessor)).getReturnType();
    }

    /** Getters beside the accessors, which Jackson writes too. */
    private List<Property> furtherGetters(DeclaredType type, TypeElement element, List<Property> known) {
        Map<String, Candidate> found = new LinkedHashMap<>();
        for (TypeElement level : Lineage.of(element)) {
            for (ExecutableElement method : ElementFilter.methodsIn(level.getEnclosedElements())) {
                boolean accessor = known.stream()
                        .anyMatch(property -> method.getSimpleName().contentEquals(property.javaName()));
                if (!accessor && !method.getModifiers().contains(Modifier.STATIC)) {
                    addMethod(type, method, "set", found);
                }
            }
        }
        known.forEach(property -> found.remove(property.javaName()));
        found.values().removeIf(candidate -> !candidate.isRead());
        return properties(found);
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
        Map<String, Candidate> found = new LinkedHashMap<>();
        creator.ifPresent(method -> addCreator(type, method, found));
        collect(type, element, "set", found);
        return properties(found);
    }

    /** The properties that a builder takes by methods with a prefix; may be empty. */
    List<Property> ofBuilder(DeclaredType type, TypeElement element, String prefix) {
        Map<String, Candidate> found = new LinkedHashMap<>();
        collect(type, element, prefix, found);
        return properties(found);
    }

    private void collect(DeclaredType type, TypeElement element, String prefix, Map<String, Candidate> found) {
        for (TypeElement level : Lineage.of(element)) {
            for (Element member : level.getEnclosedElements()) {
                if (member.getModifiers().contains(Modifier.STATIC)) {
                    continue;
                }
                if (member instanceof VariableElement variable && member.getKind() == ElementKind.FIELD) {
                    addField(type, variable, found);
                } else if (member instanceof ExecutableElement method && member.getKind() == ElementKind.METHOD) {
                    addMethod(type, method, prefix, found);
                }
            }
        }
    }

    private List<Property> properties(Map<String, Candidate> found) {
        var result = new ArrayList<Property>();
        merged(found).forEach((name, candidate) -> {
            TypeMirror chosen = candidate.type(direction);
            if (chosen != null) {
                boolean ambiguous = direction == Direction.INPUT && candidate.isAmbiguous();
                result.add(
                        new Property(name, chosen, candidate.elements(), candidate.byCreator(), ambiguous, List.of()));
            }
        });
        return result;
    }

    /** As one what has one name, by annotation or by itself; two that do the same stay two, which is a mistake. */
    private static Map<String, Candidate> merged(Map<String, Candidate> found) {
        Map<String, Candidate> result = new LinkedHashMap<>();
        Map<String, Candidate> byName = new LinkedHashMap<>();
        found.forEach((name, candidate) -> {
            String given = Jackson.explicitName(candidate.elements()).orElse(name);
            Candidate same = byName.putIfAbsent(given, candidate);
            if (same == null || same.conflicts(candidate)) {
                result.put(name, candidate);
            } else {
                same.merge(candidate);
            }
        });
        return result;
    }

    private void addCreator(DeclaredType type, ExecutableElement method, Map<String, Candidate> found) {
        List<String> given = AnnotationView.of(method, Creators.CONSTRUCTOR_PROPERTIES)
                .map(view -> view.strings("value"))
                .orElse(List.of());
        var signature = method.getKind() == ElementKind.CONSTRUCTOR
                ? (ExecutableType) context.types().asMemberOf(type, method)
                : (ExecutableType) method.asType();
        for (int i = 0; i < method.getParameters().size(); i++) {
            VariableElement parameter = method.getParameters().get(i);
            String name = Jackson.explicitName(List.of(parameter))
                    .orElse(
                            i < given.size()
                                    ? given.get(i)
                                    : parameter.getSimpleName().toString());
            found.computeIfAbsent(name, key -> new Candidate()).parameter(parameter, memberOf(signature, i));
        }
    }

    private void addField(DeclaredType type, VariableElement field, Map<String, Candidate> found) {
        if (field.getModifiers().contains(Modifier.TRANSIENT) || isForOthers(field)) {
            return;
        }
        boolean seen = field.getModifiers().contains(Modifier.PUBLIC) || Jackson.isMarked(field, direction);
        found.computeIfAbsent(field.getSimpleName().toString(), key -> new Candidate())
                .field(field, context.types().asMemberOf(type, field), seen);
    }

    /** Whether it takes or gives the members that aren't known. */
    static boolean isForOthers(Element element) {
        return AnnotationView.of(element, Jackson.ANY_GETTER).isPresent()
                || AnnotationView.of(element, Jackson.ANY_SETTER).isPresent();
    }

    private void addMethod(
            DeclaredType type, ExecutableElement method, String setterPrefix, Map<String, Candidate> found) {
        String name = method.getSimpleName().toString();
        if (isForOthers(method)) {
            return;
        }
        var signature = (ExecutableType) context.types().asMemberOf(type, method);
        if (method.getParameters().isEmpty() && method.getReturnType().getKind() != TypeKind.VOID) {
            boolean marked = Jackson.isMarked(method, Direction.OUTPUT);
            Optional<String> property = getter(name, method.getReturnType());
            boolean seen = property.isPresent() && method.getModifiers().contains(Modifier.PUBLIC);
            if (seen || marked) {
                found.computeIfAbsent(property.orElse(name), key -> new Candidate())
                        .getter(method, signature.getReturnType());
            }
        } else if (method.getParameters().size() == 1) {
            boolean prefixed = prefixed(name, setterPrefix);
            if (prefixed || Jackson.isMarked(method, Direction.INPUT)) {
                String property = prefixed ? stripped(name, setterPrefix.length()) : name;
                found.computeIfAbsent(property, key -> new Candidate()).setter(method, memberOf(signature, 0));
            }
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

    private static Optional<VariableElement> field(TypeElement element, String name) {
        return ElementFilter.fieldsIn(element.getEnclosedElements()).stream()
                .filter(field -> field.getSimpleName().contentEquals(name))
                .findFirst();
    }
}
