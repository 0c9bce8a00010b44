package dev.hintproof.processor.schema;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.hintproof.processor.model.AnnotationView;
import dev.hintproof.processor.model.Names;
import dev.hintproof.processor.model.TypeTexts;
import dev.hintproof.processor.schema.TypeMapper.Trail;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Types whose cases are told apart by a member: {@code @JsonTypeInfo} with {@code @JsonSubTypes}. */
final class Hierarchies {

    /** The member that names the case of a sealed type that says nothing itself; the runtime reads and writes the same. */
    private static final String DISCRIMINATOR = "type";

    private final SchemaContext context;
    private final Structures structures;
    private final DecoderFacts facts;

    Hierarchies(SchemaContext context, Structures structures, DecoderFacts facts) {
        this.facts = facts;
        this.context = context;
        this.structures = structures;
    }

    boolean isSealed(TypeElement element) {
        return element.getModifiers().contains(Modifier.SEALED);
    }

    /** The type info of a class or of what it extends or implements: the annotation is inherited. */
    Optional<AnnotationView> typeInfo(TypeElement element) {
        Optional<AnnotationView> own = AnnotationView.of(element, Jackson.TYPE_INFO);
        if (own.isPresent()) {
            return own;
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
        Map<String, TypeElement> cases = cases(type, element, trail);
        return oneOf(type, cases, discriminator(type, info, trail), false, trail);
    }

    private Shape oneOf(
            DeclaredType type, Map<String, TypeElement> cases, String property, boolean mustBeFree, Trail trail)
            throws UnrepresentableException {
        var shapes = new ArrayList<Shape>();
        for (var one : cases.entrySet()) {
            Trail at = trail.into(one.getValue().getSimpleName().toString());
            DeclaredType caseType = caseType(type, one.getValue(), at);
            Shape.Structure structure = structures.structure(caseType, one.getValue(), at);
            boolean taken = structure.members().stream()
                    .anyMatch(member -> member.wireName().equals(property));
            if (mustBeFree && taken) {
                throw at.unrepresentable(
                        type,
                        "its cases are told apart by a member '" + property + "', but "
                                + one.getValue().getSimpleName() + " has one of its own",
                        "rename that, or name another: @JsonTypeInfo(use = NAME, property = \"…\")");
            }
            shapes.add(tagged(structure, one.getKey(), property));
        }
        return new Shape.OneOf(TypeTexts.canonical(type), shapes, Keywords.NONE);
    }

    /** A sealed type is its cases, each with its name as the member {@code type}; the decoder is told of them. */
    Shape sealedOneOf(DeclaredType type, TypeElement element, Trail trail) throws UnrepresentableException {
        Map<String, TypeElement> cases = permitted(type, element, trail);
        tellDecoder(element, cases);
        return oneOf(type, cases, DISCRIMINATOR, true, trail);
    }

    private void tellDecoder(TypeElement element, Map<String, TypeElement> cases) {
        var names = new LinkedHashMap<String, String>();
        cases.forEach((name, one) -> names.put(name, one.getQualifiedName().toString()));
        facts.cases(element.getQualifiedName().toString(), names);
    }

    /** The classes that a sealed type permits, and those that its sealed cases do, by the name of each. */
    private Map<String, TypeElement> permitted(DeclaredType type, TypeElement element, Trail trail)
            throws UnrepresentableException {
        var cases = new LinkedHashMap<String, TypeElement>();
        for (TypeMirror mirror : element.getPermittedSubclasses()) {
            var one = (TypeElement) ((DeclaredType) mirror).asElement();
            boolean concrete = !TypeMapper.isAbstract(one);
            if (one.getKind() == ElementKind.ENUM || (!concrete && !isSealed(one))) {
                throw trail.unrepresentable(
                        type,
                        one.getSimpleName()
                                + (one.getKind() == ElementKind.ENUM
                                        ? " is an enum, whose JSON has no members to tell it by"
                                        : " is open, so that its cases aren't known"),
                        "make it a record or a final class");
            }
            Map<String, TypeElement> more = new LinkedHashMap<>(concrete ? Map.of(caseName(one), one) : Map.of());
            more.putAll(isSealed(one) ? permitted(type, one, trail) : Map.of());
            for (var each : more.entrySet()) {
                TypeElement other = cases.put(each.getKey(), each.getValue());
                if (other != null && !other.equals(each.getValue())) {
                    throw trail.unrepresentable(
                            type,
                            "two of its cases have the name '" + each.getKey() + "'",
                            "name them with @JsonTypeName");
                }
            }
        }
        return cases;
    }

    private String caseName(TypeElement element) {
        String simple = element.getSimpleName().toString();
        return AnnotationView.of(element, Jackson.TYPE_NAME)
                .map(view -> view.string("value", ""))
                .filter(name -> !name.isEmpty())
                .orElseGet(() -> context.snakeCase() ? Names.snakeCase(simple) : simple);
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
    Shape.Structure tagged(Shape.Structure structure, TypeElement element, AnnotationView info, Trail trail)
            throws UnrepresentableException {
        String property = discriminator((DeclaredType) element.asType(), info, trail);
        for (var one : cases((DeclaredType) element.asType(), (TypeElement) info.on(), trail)
                .entrySet()) {
            if (one.getValue().equals(element)) {
                return tagged(structure, one.getKey(), property);
            }
        }
        return tagged(structure, typeName(element), property);
    }

    private static Shape.Structure tagged(Shape.Structure structure, String name, String property) {
        var members = new ArrayList<Shape.Member>();
        var constant = new Shape.Constant(JsonNodeFactory.instance.textNode(name), Keywords.NONE);
        members.add(new Shape.Member(property, property, property, "java.lang.String", constant, true, false));
        structure.members().stream()
                .filter(member -> !member.wireName().equals(property))
                .forEach(members::add);
        return new Shape.Structure(structure.javaType(), members, structure.others(), structure.keywords());
    }

    /** The member that tells the cases apart. */
    private static String discriminator(DeclaredType type, AnnotationView info, Trail trail)
            throws UnrepresentableException {
        String use = info.constant("use", "");
        String include = info.constant("include", "PROPERTY");
        boolean byName = use.equals("NAME") || use.equals("SIMPLE_NAME");
        boolean asMember = include.equals("PROPERTY") || include.equals("EXISTING_PROPERTY");
        if (!byName || !asMember) {
            throw trail.unrepresentable(
                    type,
                    "@JsonTypeInfo(use = " + use + ", include = " + include + ") isn't followed",
                    "use @JsonTypeInfo(use = NAME, property = \"type\")");
        }
        String property = info.string("property", "");
        return property.isEmpty() ? "@type" : property;
    }

    private Map<String, TypeElement> cases(DeclaredType type, TypeElement element, Trail trail)
            throws UnrepresentableException {
        var cases = new LinkedHashMap<String, TypeElement>();
        List<AnnotationView> listed = AnnotationView.of(element, Jackson.SUB_TYPES)
                .map(view -> view.nested("value"))
                .orElse(List.of());
        for (AnnotationView one : listed) {
            if (one.type("value").orElse(null) instanceof DeclaredType declared) {
                TypeElement subtype = (TypeElement) declared.asElement();
                String name = one.string("name", "");
                cases.put(name.isEmpty() ? typeName(subtype) : name, subtype);
            }
        }
        if (cases.isEmpty() && isSealed(element)) {
            for (TypeMirror mirror : element.getPermittedSubclasses()) {
                var subtype = (TypeElement) ((DeclaredType) mirror).asElement();
                if (!TypeMapper.isAbstract(subtype)) {
                    cases.put(typeName(subtype), subtype);
                }
            }
            tellDecoder(element, cases);
        }
        if (cases.isEmpty()) {
            throw trail.unrepresentable(
                    type,
                    "its cases aren't listed, so that Jackson can't find them",
                    "add @JsonSubTypes with a name for each case to " + element.getSimpleName());
        }
        return cases;
    }

    /** {@code @JsonTypeName}, or Jackson's default: the class's name without its package. */
    private String typeName(TypeElement element) {
        return AnnotationView.of(element, Jackson.TYPE_NAME)
                .map(view -> view.string("value", ""))
                .filter(name -> !name.isEmpty())
                .orElseGet(() -> {
                    String binary = context.elements().getBinaryName(element).toString();
                    return binary.substring(binary.lastIndexOf('.') + 1);
                });
    }
}
