package dev.hintproof.processor.schema;

import dev.hintproof.processor.model.AnnotationView;
import dev.hintproof.processor.model.TypeTexts;
import dev.hintproof.processor.report.Problem;
import dev.hintproof.processor.schema.TypeMapper.Trail;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Records, beans and hierarchies of them. */
final class Structures {

    private final SchemaContext context;
    private final TypeMapper mapper;
    private final Direction direction;
    private final Members members;
    private final Hierarchies hierarchies;

    Structures(SchemaContext context, TypeMapper mapper, Direction direction) {
        this.context = context;
        this.mapper = mapper;
        this.direction = direction;
        this.members = new Members(context, mapper, direction);
        this.hierarchies = new Hierarchies(context, this, mapper.facts());
    }

    Shape shape(DeclaredType type, TypeElement element, Trail trail) throws UnrepresentableException {
        refuseUnsupported(type, element, trail);
        Optional<AnnotationView> typeInfo = hierarchies.typeInfo(element);
        if (typeInfo.isPresent() && TypeMapper.isAbstract(element)) {
            return hierarchies.oneOf(type, element, typeInfo.get(), trail);
        }
        Optional<TypeMirror> single = singleValue(type, element);
        if (single.isPresent()) {
            return mapper.shape(single.get(), trail);
        }
        if (hierarchies.isSealed(element) && TypeMapper.isAbstract(element)) {
            return hierarchies.sealedOneOf(type, element, trail);
        }
        if (TypeMapper.isAbstract(element) && direction == Direction.INPUT) {
            String fix = "use a concrete type, seal it, or tell its cases apart: @JsonTypeInfo(use = NAME, property ="
                    + " \"type\") and @JsonSubTypes on " + element.getSimpleName();
            throw trail.unrepresentable(type, "nothing says which of its implementations is meant", fix);
        }
        Shape.Structure structure = structure(type, element, trail);
        return typeInfo.isPresent() ? hierarchies.tagged(structure, element, typeInfo.get(), trail) : structure;
    }

    /** The members of one class, without what tells it from others. */
    Shape.Structure structure(DeclaredType type, TypeElement element, Trail trail) throws UnrepresentableException {
        List<Property> properties = properties(type, element, trail);
        var result = new ArrayList<Shape.Member>();
        Set<String> ignored = ignored(element);
        var seen = new HashSet<String>();
        for (Property property : order(element, properties)) {
            if (members.isIgnored(property, ignored)) {
                continue;
            }
            Shape.Member member = members.member(element, property, trail);
            if (!seen.add(member.wireName())) {
                throw trail.problem(
                        Problem.DUPLICATE_PROPERTY,
                        "two properties of " + TypeTexts.simple(type) + " have the name '" + member.wireName() + "'"
                                + trail.where(),
                        "rename one with @JsonProperty");
            }
            result.add(member);
        }
        Keywords texts = Keywords.NONE.withText("description", members.typeDescription(element));
        return new Shape.Structure(TypeTexts.canonical(type), result, others(element), texts);
    }

    private List<Property> properties(DeclaredType type, TypeElement element, Trail trail)
            throws UnrepresentableException {
        var properties = new Properties(context, direction);
        Optional<ExecutableElement> creator = Creators.properties(element);
        if (creator.isPresent() && direction == Direction.INPUT && !Creators.namesAll(creator.get())) {
            throw trail.unrepresentable(
                    type,
                    "its @JsonCreator has parameters without a name for Jackson, which needn't be in the class file",
                    "name each parameter with @JsonProperty(\"…\")");
        }
        if (element.getKind() == ElementKind.RECORD) {
            boolean other = direction == Direction.INPUT && creator.isPresent() && !Creators.isCanonical(creator.get());
            return other ? properties.ofBean(type, element, creator) : properties.ofRecord(type, element);
        }
        if (direction == Direction.INPUT) {
            if (creator.isEmpty() && !Creators.hasDefaultConstructor(element)) {
                throw trail.unrepresentable(
                        type,
                        "it has neither a constructor without parameters nor a @JsonCreator",
                        "make it a record, or annotate a constructor with @JsonCreator");
            }
            if (element.getNestingKind().isNested() && !element.getModifiers().contains(Modifier.STATIC)) {
                throw trail.unrepresentable(type, "an inner class needs an outer object", "make it static");
            }
        }
        List<Property> found = properties.ofBean(type, element, creator);
        if (found.isEmpty() && direction == Direction.INPUT) {
            throw trail.unrepresentable(
                    type, "it has no property that can be set", "give it setters, or make it a record");
        }
        return found;
    }

    private void refuseUnsupported(DeclaredType type, TypeElement element, Trail trail)
            throws UnrepresentableException {
        var names = new ArrayList<>(Jackson.UNSUPPORTED_ON_TYPE);
        names.add(Jackson.codec(direction));
        for (String name : names) {
            Optional<AnnotationView> view = AnnotationView.of(element, name);
            if (view.isPresent()) {
                throw trail.unrepresentable(
                        type,
                        view.get().written() + " changes its JSON in a way that can't be seen at compile time",
                        "remove it, or use a type of its own for the tool");
            }
        }
        String form = AnnotationView.of(element, Jackson.FORMAT)
                .map(view -> view.constant("shape", "ANY"))
                .orElse("ANY");
        if (!form.equals("ANY") && !form.equals("OBJECT") && !form.equals("POJO")) {
            throw trail.unrepresentable(type, "@JsonFormat(shape = " + form + ") isn't followed", "remove the shape");
        }
    }

    /** The type that stands for the whole value: {@code @JsonValue} when written, a delegating creator when read. */
    private Optional<TypeMirror> singleValue(DeclaredType type, TypeElement element) {
        if (direction == Direction.INPUT) {
            return Creators.delegating(element)
                    .map(method -> method.getParameters().get(0).asType());
        }
        for (var member : element.getEnclosedElements()) {
            if (AnnotationView.of(member, Jackson.VALUE).isPresent()) {
                TypeMirror mirror = context.types().asMemberOf(type, member);
                return Optional.of(
                        mirror instanceof javax.lang.model.type.ExecutableType method
                                ? method.getReturnType()
                                : mirror);
            }
        }
        return Optional.empty();
    }

    private static Set<String> ignored(TypeElement element) {
        var names = new HashSet<String>();
        AnnotationView.of(element, Jackson.IGNORE_PROPERTIES).ifPresent(view -> names.addAll(view.strings("value")));
        return names;
    }

    private static List<Property> order(TypeElement element, List<Property> properties) {
        List<String> first = AnnotationView.of(element, Jackson.ORDER)
                .map(view -> view.strings("value"))
                .orElse(List.of());
        var result = new ArrayList<Property>();
        for (String name : first) {
            properties.stream()
                    .filter(property -> property.javaName().equals(name))
                    .forEach(result::add);
        }
        properties.stream().filter(property -> !result.contains(property)).forEach(result::add);
        return result;
    }

    private Optional<Shape> others(TypeElement element) {
        String annotation = direction == Direction.INPUT ? Jackson.ANY_SETTER : Jackson.ANY_GETTER;
        boolean open = ElementFilter.methodsIn(element.getEnclosedElements()).stream()
                        .anyMatch(
                                method -> AnnotationView.of(method, annotation).isPresent())
                || ElementFilter.fieldsIn(element.getEnclosedElements()).stream()
                        .anyMatch(field -> AnnotationView.of(field, annotation).isPresent());
        return open ? Optional.of(new Shape.Any(true, Keywords.NONE)) : Optional.empty();
    }
}
