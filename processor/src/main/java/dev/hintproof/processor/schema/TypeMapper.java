package dev.hintproof.processor.schema;

import dev.hintproof.processor.model.TypeTexts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/** From a Java type to its shape, in one direction. Holds the definitions of recursive types that it met. */
final class TypeMapper {

    /** Deeper than any type that a person writes; generics that grow by themselves reach it. */
    private static final int DEEPEST = 48;

    /** A schema with more is longer than any client takes; types that use others twice a level reach it soon. */
    private static final int MOST_STRUCTURES = 20_000;

    private static final Map<String, String> OPTIONAL_PRIMITIVES = Map.of(
            "java.util.OptionalInt", "java.lang.Integer",
            "java.util.OptionalLong", "java.lang.Long",
            "java.util.OptionalDouble", "java.lang.Double");

    private final SchemaContext context;
    private final Direction direction;
    private final Structures structures;
    private final Definitions definitions = new Definitions();
    private final DecoderFacts facts = new DecoderFacts();
    private final List<Shape> unwrapped = new ArrayList<>();
    private int structuresMet;

    TypeMapper(SchemaContext context, Direction direction) {
        this.context = context;
        this.direction = direction;
        this.structures = new Structures(context, this, direction);
    }

    /** What the references in shapes of this mapper mean. */
    Map<String, Shape> definitions() {
        return new TreeMap<>(definitions.finished());
    }

    /** What the decoder must be told of the types that were mapped. */
    DecoderFacts facts() {
        return facts;
    }

    /** A structure that doesn't show as such, since its members stand among another one's. */
    void unwrapped(Shape.Structure structure) {
        unwrapped.add(structure);
    }

    /** All shapes beside the root: what references mean, and what was unwrapped. */
    List<Shape> aside() {
        var all = new ArrayList<Shape>(definitions.finished().values());
        all.addAll(unwrapped);
        return all;
    }

    /** The type inside an {@code Optional}; empty for every other type. */
    Optional<TypeMirror> optionalContent(TypeMirror type) {
        if (!(type instanceof DeclaredType declared) || type.getKind() != TypeKind.DECLARED) {
            return Optional.empty();
        }
        String name = name(declared);
        if (name.equals("java.util.Optional") && declared.getTypeArguments().size() == 1) {
            return Optional.of(declared.getTypeArguments().get(0));
        }
        String boxed = OPTIONAL_PRIMITIVES.get(name);
        return boxed == null ? Optional.empty() : Optional.of(context.type(boxed));
    }

    Shape shape(TypeMirror type, Trail trail) throws UnrepresentableException {
        if (trail.depth() > DEEPEST) {
            boolean generic = type instanceof DeclaredType declared
                    && !declared.getTypeArguments().isEmpty();
            throw trail.unrepresentable(
                    type,
                    generic ? "its type arguments grow without end" : "it is nested too deeply",
                    generic ? "use a type that ends" : "take a type that is nested less");
        }
        if (type.getKind().isPrimitive()) {
            return ScalarTypes.of(type.getKind());
        }
        return switch (type.getKind()) {
            case ARRAY -> array((ArrayType) type, Set.of(), trail);
            case DECLARED -> declared((DeclaredType) type, trail);
            case WILDCARD -> wildcard((WildcardType) type, trail);
            case TYPEVAR -> shape(((TypeVariable) type).getUpperBound(), trail);
            default -> throw trail.unrepresentable(type, "it is no type of values", "use a class, record or primitive");
        };
    }

    /**
     * The shape of a type where it is declared. On an array, an annotation for declarations and types alike ({@code @Size String[]})
     * stands on the elements' type too, but means the array, as validators have it.
     */
    Shape shape(TypeMirror type, List<? extends Element> declaredOn, Trail trail) throws UnrepresentableException {
        if (!(type instanceof ArrayType array)) {
            return shape(type, trail);
        }
        var written = new HashSet<String>();
        declaredOn.forEach(element -> element.getAnnotationMirrors().forEach(mirror -> written.add(mirror.toString())));
        return array(array, written, trail);
    }

    private Shape array(ArrayType type, Set<String> ofTheArray, Trail trail) throws UnrepresentableException {
        return switch (type.getComponentType().getKind()) {
            case BYTE -> ScalarTypes.base64();
            case CHAR -> new Shape.Scalar("string", Keywords.NONE);
            default -> {
                Shape element = element(type.getComponentType(), ofTheArray, trail.into("[]"));
                yield new Shape.Sequence(element, false, Keywords.NONE);
            }
        };
    }

    private Shape wildcard(WildcardType type, Trail trail) throws UnrepresentableException {
        if (type.getExtendsBound() != null) {
            return shape(type.getExtendsBound(), trail);
        }
        return type.getSuperBound() != null ? shape(type.getSuperBound(), trail) : new Shape.Any(false, Keywords.NONE);
    }

    private Shape declared(DeclaredType type, Trail trail) throws UnrepresentableException {
        String name = name(type);
        Optional<Shape> scalar = ScalarTypes.of(name, direction);
        if (scalar.isPresent()) {
            return scalar.get();
        }
        Optional<TypeMirror> optional = optionalContent(type);
        if (optional.isPresent()) {
            return new Shape.OrNull(shape(optional.get(), trail.into("?")), Keywords.NONE);
        }
        if (Containers.isArray(name, direction)) {
            TypeMirror element = argument(type, 0, trail);
            return new Shape.Sequence(element(element, trail.into("[]")), Containers.isSet(name), Keywords.NONE);
        }
        if (Containers.isMap(name)) {
            return dictionary(type, trail);
        }
        return switch (name) {
            case "java.util.stream.IntStream" -> numbers(TypeKind.INT, type, trail);
            case "java.util.stream.LongStream" -> numbers(TypeKind.LONG, type, trail);
            case "java.util.stream.DoubleStream" -> numbers(TypeKind.DOUBLE, type, trail);
            case "java.lang.Object", "com.fasterxml.jackson.databind.JsonNode" -> new Shape.Any(false, Keywords.NONE);
            case "com.fasterxml.jackson.databind.node.ObjectNode" ->
                new Shape.Dictionary(Optional.empty(), new Shape.Any(true, Keywords.NONE), Keywords.NONE);
            case "com.fasterxml.jackson.databind.node.ArrayNode" ->
                new Shape.Sequence(new Shape.Any(true, Keywords.NONE), false, Keywords.NONE);
            default -> program(type, name, trail);
        };
    }

    private Shape numbers(TypeKind kind, DeclaredType type, Trail trail) throws UnrepresentableException {
        if (direction == Direction.INPUT) {
            throw trail.unrepresentable(type, "a stream can be given back only", "take an array or a list");
        }
        return new Shape.Sequence(ScalarTypes.of(kind), false, Keywords.NONE);
    }

    /** An element of a container, with its own constraints and nullness. */
    Shape element(TypeMirror type, Trail trail) throws UnrepresentableException {
        return element(type, Set.of(), trail);
    }

    private Shape element(TypeMirror type, Set<String> elsewhere, Trail trail) throws UnrepresentableException {
        Shape shape = shape(type, trail);
        List<AnnotationMirror> own = new ArrayList<>(type.getAnnotationMirrors());
        own.removeIf(mirror -> elsewhere.contains(mirror.toString()));
        Shape constrained = context.constraints().apply(shape, own, trail);
        boolean nullable = Nullness.nullable(own) && !(constrained instanceof Shape.OrNull);
        return nullable ? new Shape.OrNull(constrained, Keywords.NONE) : constrained;
    }

    private Shape dictionary(DeclaredType type, Trail trail) throws UnrepresentableException {
        TypeMirror keyType = argument(type, 0, trail);
        Trail at = trail.into("{key}");
        Shape key = context.constraints().apply(shape(keyType, at), keyType, at);
        Shape value = element(argument(type, 1, trail), trail.into("{}"));
        Optional<Shape> keys = Keys.of(key, TypeTexts.canonical(keyType), direction);
        if (keys.isEmpty()) {
            throw trail.unrepresentable(
                    type, "a JSON object's keys are strings", "use String, an enum, a UUID or an integer as the key");
        }
        return new Shape.Dictionary(keys.filter(shape -> !shape.equals(Keys.ANY)), value, Keywords.NONE);
    }

    private TypeMirror argument(DeclaredType type, int index, Trail trail) throws UnrepresentableException {
        if (type.getTypeArguments().size() <= index) {
            throw trail.unrepresentable(
                    type,
                    "it is a raw type",
                    "say what it holds: " + TypeTexts.simple(type)
                            + (Containers.isMap(name(type)) ? "<String, String>" : "<String>"));
        }
        return type.getTypeArguments().get(index);
    }

    /** A type of the program or of a library that isn't known by name. */
    private Shape program(DeclaredType type, String name, Trail trail) throws UnrepresentableException {
        TypeElement element = (TypeElement) type.asElement();
        if (element.getKind() == ElementKind.ENUM) {
            return context.enums().shape(element, trail);
        }
        if (name.startsWith("java.") || name.startsWith("javax.") || element.getKind() == ElementKind.ANNOTATION_TYPE) {
            throw trail.unrepresentable(type, "JSON has no form for it", "use a record, a collection or a simple type");
        }
        if (isRaw(type, element)) {
            throw trail.unrepresentable(type, "it is a raw type", "give it type arguments");
        }
        String key = TypeTexts.canonical(type);
        Optional<Shape> known = definitions.lookUp(key);
        if (known.isPresent()) {
            return known.get();
        }
        if (++structuresMet > MOST_STRUCTURES) {
            throw trail.unrepresentable(
                    type,
                    "written out, the signature has more than " + MOST_STRUCTURES + " objects",
                    "take a smaller type: each use of a type is written out");
        }
        definitions.begin(key, element.getSimpleName().toString());
        Shape shape = structures.shape(
                type, element, trail.into(element.getSimpleName().toString()));
        return definitions.end(key, shape);
    }

    private static boolean isRaw(DeclaredType type, TypeElement element) {
        return type.getTypeArguments().isEmpty() && !element.getTypeParameters().isEmpty();
    }

    static boolean isAbstract(TypeElement element) {
        return element.getKind() == ElementKind.INTERFACE
                || element.getModifiers().contains(Modifier.ABSTRACT);
    }

    static String name(DeclaredType type) {
        return ((TypeElement) type.asElement()).getQualifiedName().toString();
    }
}
