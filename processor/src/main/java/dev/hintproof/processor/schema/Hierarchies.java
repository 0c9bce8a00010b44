package dev.hintproof.processor.schema;

import dev.hintproof.processor.model.AnnotationView;
import dev.hintproof.processor.model.TypeTexts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Types that stand for one of several cases: with {@code @JsonTypeInfo}, or sealed. */
final class Hierarchies {

    /** Of a sealed type that says nothing itself; the runtime reads and writes the same. */
    private static final Tag DEFAULT = new Tag(Tag.Place.MEMBER, "type", false);

    private final SchemaContext context;
    private final Structures structures;
    private final Cases cases;
    private final Direction direction;

    Hierarchies(SchemaContext context, Structures structures, DecoderFacts facts, Direction direction) {
        this.direction = direction;
        this.context = context;
        this.structures = structures;
        this.cases = new Cases(context, facts);
    }

    /** The type info of a class or of what it extends or implements: the annotation is inherited. */
    Optional<AnnotationView> typeInfo(TypeElement element) {
        Optional<AnnotationView> own = AnnotationView.of(element, Jackson.TYPE_INFO);
        if (own.isPresent()) {
            return own.filter(view -> !view.constant("use", "").equals("NONE"));
        }
        for (TypeMirror parent : context.types().directSupertypes(element.asType())) {
            if (parent.getKind() == TypeKind.DECLARED) {
                Optional<AnnotationView> inherited = typeInfo((TypeElement) ((DeclaredType) parent).asElement());
                if (inherited.isPresent()) {
                    return inherited;
                }
            }
        }
        return Optional.empty();
    }

    Shape oneOf(DeclaredType type, TypeElement element, AnnotationView info, Trail trail)
            throws UnrepresentableException {
        Tag tag = Tag.of(type, info, trail);
        return oneOf(type, cases.listed(type, element, tag, trail), tag, trail);
    }

    /** A sealed type is its cases, each with its name as the member {@code type}. */
    Shape sealedOneOf(DeclaredType type, TypeElement element, Trail trail) throws UnrepresentableException {
        return oneOf(type, cases.permitted(type, element, trail), DEFAULT, trail);
    }

    private Shape oneOf(DeclaredType type, Map<String, TypeElement> byName, Tag tag, Trail trail)
            throws UnrepresentableException {
        var untagged = new ArrayList<Shape.Structure>();
        var shapes = new ArrayList<Shape>();
        for (var one : byType(byName).entrySet()) {
            Trail at = trail.into(one.getKey().getSimpleName().toString());
            DeclaredType caseType = caseType(type, one.getKey(), at);
            Shape.Structure structure = structures.structure(caseType, one.getKey(), at);
            if (tag.equals(DEFAULT)) {
                mustBeFree(structure, one.getKey(), type, at);
            }
            untagged.add(structure);
            shapes.add(tag.on(structure, one.getValue()));
        }
        Optional<String> confusion =
                tag.place() == Tag.Place.NONE ? Tag.confusion(untagged, direction) : Optional.empty();
        if (confusion.isPresent()) {
            throw trail.unrepresentable(
                    type,
                    "its cases aren't told apart by their members alone: " + confusion.get(),
                    "use @JsonTypeInfo(use = NAME, property = \"type\")");
        }
        return new Shape.OneOf(TypeTexts.canonical(type), shapes, Keywords.NONE);
    }

    private static Map<TypeElement, List<String>> byType(Map<String, TypeElement> byName) {
        var result = new LinkedHashMap<TypeElement, List<String>>();
        byName.forEach((name, one) ->
                result.computeIfAbsent(one, key -> new ArrayList<>()).add(name));
        return result;
    }

    private static void mustBeFree(Shape.Structure structure, TypeElement one, DeclaredType type, Trail at)
            throws UnrepresentableException {
        String property = DEFAULT.property();
        if (structure.members().stream().anyMatch(member -> member.wireName().equals(property))) {
            throw at.unrepresentable(
                    type,
                    "its cases are told apart by a member '" + property + "', but " + one.getSimpleName()
                            + " has one of its own",
                    "rename that, or name another: @JsonTypeInfo(use = NAME, property = \"…\")");
        }
    }

    /** A case with the type arguments that follow from those of the type that it is a case of. */
    private DeclaredType caseType(DeclaredType type, TypeElement element, Trail trail) throws UnrepresentableException {
        var arguments = new ArrayList<TypeMirror>();
        Optional<DeclaredType> parent = supertype((DeclaredType) element.asType(), type.asElement());
        for (TypeParameterElement parameter : element.getTypeParameters()) {
            int index = -1;
            for (int i = 0;
                    parent.isPresent() && i < parent.get().getTypeArguments().size();
                    i++) {
                TypeMirror argument = parent.get().getTypeArguments().get(i);
                index = context.types().isSameType(argument, parameter.asType()) ? i : index;
            }
            if (index < 0 || index >= type.getTypeArguments().size()) {
                throw trail.unrepresentable(
                        element.asType(),
                        "nothing says what its type parameter " + parameter.getSimpleName() + " is",
                        "give the case concrete types");
            }
            arguments.add(type.getTypeArguments().get(index));
        }
        return context.types().getDeclaredType(element, arguments.toArray(TypeMirror[]::new));
    }

    private Optional<DeclaredType> supertype(DeclaredType type, Element wanted) {
        if (type.asElement().equals(wanted)) {
            return Optional.of(type);
        }
        return context.types().directSupertypes(type).stream()
                .filter(parent -> parent.getKind() == TypeKind.DECLARED)
                .flatMap(parent -> supertype((DeclaredType) parent, wanted).stream())
                .findFirst();
    }

    /** A class that is used by itself, but belongs to a hierarchy: its JSON has the telling member all the same. */
    Shape tagged(Shape.Structure structure, TypeElement element, AnnotationView info, Trail trail)
            throws UnrepresentableException {
        DeclaredType type = (DeclaredType) element.asType();
        Tag tag = Tag.of(type, info, trail);
        if (tag.place() == Tag.Place.NONE) {
            return structure;
        }
        List<String> names = byType(cases.listed(type, (TypeElement) info.on(), tag, trail))
                .getOrDefault(element, List.of(cases.typeName(element, tag)));
        return tag.on(structure, names);
    }
}
