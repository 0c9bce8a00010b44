package dev.hintproof.processor.schema;

import dev.hintproof.processor.model.TypeTexts;
import dev.hintproof.processor.report.Problem;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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

    private static final Map<String, String> OPTIONAL_PRIMITIVES = Map.of(
            "java.util.OptionalInt", "java.lang.Integer",
            "java.util.OptionalLong", "java.lang.Long",
            "java.util.OptionalDouble", "java.lang.Double");

    private final SchemaContext context;
    private final Direction direction;
    private final Structures structures;
    private final Definitions definitions = new Definitions();
    private final DecoderFacts facts = new DecoderFacts();

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
            throw trail.unrepresentable(type, "its type arguments grow without end", "use a type that ends");
        }
        if (type.getKind().isPrimitive()) {
            return ScalarTypes.of(type.getKind());
        }
        return switch (type.getKind()) {
            case ARRAY -> array((ArrayType) type, trail);
            case DECLARED -> declared((DeclaredType) type, trail);
            case WILDCARD -> wildcard((WildcardType) type, trail);
            case TYPEVAR -> shape(((TypeVariable) type).getUpperBound(), trail);
            default -> throw trail.unrepresentable(type, "it is no type of values", "use a class, record or primitive");
        };
    }

    private Shape array(ArrayType type, Trail trail) throws UnrepresentableException {
        return switch (type.getComponentType().getKind()) {
            case BYTE -> ScalarTypes.base64();
            case CHAR -> new Shape.Scalar("string", Keywords.NONE);
            default -> new Shape.Sequence(element(type.getComponentType(), trail.into("[]")), false, Keywords.NONE);
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
            case "java.lang.Object", "com.fasterxml.jackson.databind.JsonNode" -> new Shape.Any(false, Keywords.NONE);
            case "com.fasterxml.jackson.databind.node.ObjectNode" ->
                new Shape.Dictionary(Optional.empty(), new Shape.Any(true, Keywords.NONE), Keywords.NONE);
            case "com.fasterxml.jackson.databind.node.ArrayNode" ->
                new Shape.Sequence(new Shape.Any(true, Keywords.NONE), false, Keywords.NONE);
            default -> program(type, name, trail);
        };
    }

    /** An element of a container, with its own constraints and nullness. */
    private Shape element(TypeMirror type, Trail trail) throws UnrepresentableException {
        Shape shape = shape(type, trail);
        Shape constrained = context.constraints().apply(shape, type, trail);
        boolean nullable = Nullness.nullable(type) && !(constrained instanceof Shape.OrNull);
        return nullable ? new Shape.OrNull(constrained, Keywords.NONE) : constrained;
    }

    private Shape dictionary(DeclaredType type, Trail trail) throws UnrepresentableException {
        Shape key = shape(argument(type, 0, trail), trail.into("{key}"));
        Shape value = element(argument(type, 1, trail), trail.into("{}"));
        Optional<Shape> keys;
        if (key instanceof Shape.Choice
                || (key instanceof Shape.Scalar scalar && scalar.type().equals("string"))) {
            boolean anyString =
                    key instanceof Shape.Scalar && key.keywords().values().isEmpty();
            keys = anyString ? Optional.empty() : Optional.of(key);
        } else if (key instanceof Shape.Scalar scalar && scalar.type().equals("integer")) {
            keys = Optional.of(new Shape.Scalar("string", Keywords.of("pattern", "^-?\\d+$")));
        } else {
            throw trail.unrepresentable(
                    type, "a JSON object's keys are strings", "use String, an enum, a UUID or an integer as the key");
        }
        return new Shape.Dictionary(keys, value, Keywords.NONE);
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

    /** Where in a signature the mapper is: for messages, and to end what has no end. */
    record Trail(List<String> steps) {

        static Trail at(String start) {
            return new Trail(List.of(start));
        }

        Trail into(String step) {
            var all = new java.util.ArrayList<>(steps);
            all.add(step);
            return new Trail(List.copyOf(all));
        }

        int depth() {
            return steps.size();
        }

        UnrepresentableException unrepresentable(TypeMirror type, String why, String fix) {
            return problem(
                    Problem.UNSUPPORTED_TYPE,
                    "type " + TypeTexts.simple(type) + where() + " can't be represented: " + why,
                    fix);
        }

        UnrepresentableException problem(Problem problem, String message, String fix) {
            return new UnrepresentableException(problem, message, fix);
        }

        String where() {
            if (steps.size() <= 1) {
                return " of " + steps.get(0);
            }
            return " of " + steps.get(0) + " (at " + String.join(" > ", steps.subList(1, Math.min(steps.size(), 8)))
                    + ")";
        }
    }
}
