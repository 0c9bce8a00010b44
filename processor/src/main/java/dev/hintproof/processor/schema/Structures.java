package dev.hintproof.processor.schema;

import dev.hintproof.processor.model.AnnotationView;
import dev.hintproof.processor.model.TypeTexts;
import dev.hintproof.processor.report.Problem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;

/** Records, beans and hierarchies of them. */
final class Structures {

    private final SchemaContext context;
    private final TypeMapper mapper;
    private final Direction direction;
    private final Members members;
    private final OtherMembers otherMembers;
    private final Builders builders;
    private final Hierarchies hierarchies;

    Structures(SchemaContext context, TypeMapper mapper, Direction direction) {
        this.context = context;
        this.mapper = mapper;
        this.direction = direction;
        this.members = new Members(context, mapper, direction);
        this.otherMembers = new OtherMembers(context, mapper, direction);
        this.builders = new Builders(context);
        this.hierarchies = new Hierarchies(context, this, mapper.facts(), direction);
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
        if (Cases.isSealed(element) && TypeMapper.isAbstract(element)) {
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
        Optional<Builders.Builder> builder =
                direction == Direction.INPUT ? builders.of(type, element, trail) : Optional.empty();
        DeclaredType from = builder.map(Builders.Builder::type).orElse(type);
        TypeElement declaring = builder.map(Builders.Builder::element).orElse(element);
        List<Property> properties =
                builder.isPresent() ? built(builder.get(), type, element) : properties(type, element, trail);
        var result = new ArrayList<Shape.Member>();
        Set<String> ignored = ignored(element);
        var seen = new HashSet<String>();
        for (Property property : order(element, properties)) {
            if (members.isIgnored(property, ignored)) {
                continue;
            }
            for (Shape.Member member : members.members(declaring, property, trail)) {
                if (!seen.add(member.wireName())) {
                    throw trail.problem(
                            Problem.DUPLICATE_PROPERTY,
                            "two properties of " + TypeTexts.simple(type) + " have the name '" + member.wireName() + "'"
                                    + trail.where(),
                            "rename one with @JsonProperty");
                }
                result.add(member);
            }
        }
        Keywords texts = Keywords.NONE.withText("description", members.typeDescription(element));
        Optional<Shape> others = otherMembers.of(from, declaring, trail);
        return new Shape.Structure(TypeTexts.canonical(from), result, others, texts);
    }

    /** What a builder takes; the built class's own fields and getters tell more of it: constraints, texts. */
    private List<Property> built(Builders.Builder builder, DeclaredType type, TypeElement element) {
        var properties = new Properties(context, Direction.OUTPUT).ofBean(type, element, Optional.empty());
        var result = new ArrayList<Property>();
        for (Property property : new Properties(context, Direction.INPUT)
                .ofBuilder(builder.type(), builder.element(), builder.prefix())) {
            List<Element> more = properties.stream()
                    .filter(other -> other.javaName().equals(property.javaName()))
                    .flatMap(other -> other.elements().stream())
                    .toList();
            result.add(property.with(more));
        }
        return result;
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
            if (view.isPresent() && !(name.equals(Jackson.DESERIALIZE) && Builders.isOnly(view.get()))) {
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
                    .map(method -> method.getParameters().get(0).asType())
                    .or(() -> onlyComponent(type, element));
        }
        return writtenAs(type, element);
    }

    /** A record of one component that is written as one value is read from it too, if nothing else is said. */
    private Optional<TypeMirror> onlyComponent(DeclaredType type, TypeElement element) {
        var components = element.getRecordComponents();
        boolean only = components.size() == 1
                && Creators.properties(element).isEmpty()
                && writtenAs(type, element).isPresent();
        return only
                ? Optional.of(((ExecutableType) context.types()
                                .asMemberOf(type, components.get(0).getAccessor()))
                        .getReturnType())
                : Optional.empty();
    }

    private Optional<TypeMirror> writtenAs(DeclaredType type, TypeElement element) {
        for (var member : element.getEnclosedElements()) {
            boolean value = member.getKind() != ElementKind.RECORD_COMPONENT
                    && AnnotationView.of(member, Jackson.VALUE)
                            .filter(view -> view.bool("value", true))
                            .isPresent();
            if (value) {
                TypeMirror mirror = context.types().asMemberOf(type, member);
                return Optional.of(mirror instanceof ExecutableType method ? method.getReturnType() : mirror);
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
        Optional<AnnotationView> annotation = AnnotationView.of(element, Jackson.ORDER);
        List<String> first = annotation.map(view -> view.strings("value")).orElse(List.of());
        var result = new ArrayList<Property>();
        for (String name : first) {
            properties.stream()
                    .filter(property -> property.javaName().equals(name)
                            || Jackson.explicitName(property.elements())
                                    .filter(name::equals)
                                    .isPresent())
                    .forEach(result::add);
        }
        var rest = new ArrayList<>(properties);
        rest.removeAll(result);
        if (annotation.map(view -> view.bool("alphabetic", false)).orElse(false)) {
            rest.sort(Comparator.comparing(Property::javaName));
        }
        result.addAll(rest);
        return result;
    }
}
