package dev.hintproof.processor.schema;

import dev.hintproof.processor.schema.Signature.Delivery;
import dev.hintproof.processor.schema.Signature.Result;
import dev.hintproof.processor.schema.Signature.Wrapper;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** What a tool's return type means: what is around the result, how it is delivered, its schema. */
final class ResultReader {

    private static final Map<String, Wrapper> WRAPPERS = Map.of(
            "java.util.concurrent.CompletionStage", Wrapper.STAGE,
            "java.util.concurrent.CompletableFuture", Wrapper.STAGE,
            "reactor.core.publisher.Mono", Wrapper.MONO,
            "reactor.core.publisher.Flux", Wrapper.FLUX,
            "io.smallrye.mutiny.Uni", Wrapper.UNI,
            "io.smallrye.mutiny.Multi", Wrapper.MULTI);

    /** What holds a result that nothing here awaits: each would be taken for a value without members. */
    private static final List<String> NOT_AWAITED = List.of(
            "java.util.concurrent.",
            "java.util.function.",
            "io.reactivex.",
            "org.reactivestreams.",
            "kotlinx.coroutines.");

    /** What content blocks may be in. */
    private static final Set<String> CONTAINERS =
            Set.of("java.util.List", "java.util.Collection", "java.util.ArrayList", "java.util.Optional");

    private final SchemaContext context;
    private final TypeMapper mapper;

    ResultReader(SchemaContext context) {
        this.context = context;
        this.mapper = new TypeMapper(context, Direction.OUTPUT);
    }

    /** A result and the shape of its root; empty where there is nothing structured. */
    record Read(
            Result result,
            Optional<Shape> root,
            Map<String, Shape> definitions,
            List<Shape> aside,
            DecoderFacts facts) {}

    Read read(ExecutableElement method, TypeMirror returnType) throws UnrepresentableException {
        Trail trail = Trail.at("the result of " + method.getSimpleName(), method);
        Wrapper wrapper = wrapper(returnType);
        TypeMirror type = content(returnType, wrapper, trail);
        if (type.getKind() == TypeKind.VOID || isNamed(type, "java.lang.Void")) {
            return nothing(Delivery.VOID, wrapper, type);
        }
        if (isContent(type)) {
            return nothing(Delivery.CONTENT, wrapper, type);
        }
        refuseNotAwaited(type, trail);
        Optional<TypeMirror> optional = mapper.optionalContent(type);
        boolean nullable = optional.isPresent() || Nullness.nullableResult(method, type);
        Shape shape = wrapper == Wrapper.STREAM
                ? ScalarTypes.base64()
                : mapper.shape(optional.orElse(type), List.of(method), trail);
        if (wrapper == Wrapper.FLUX || wrapper == Wrapper.MULTI) {
            shape = new Shape.Sequence(shape, false, Keywords.NONE);
        }
        return structured(shape, wrapper, context.plainType(optional.orElse(type)), type, nullable);
    }

    private static void refuseNotAwaited(TypeMirror type, Trail trail) throws UnrepresentableException {
        if (!(type instanceof DeclaredType declared) || type.getKind() != TypeKind.DECLARED) {
            return;
        }
        String name = TypeMapper.name(declared);
        boolean held = NOT_AWAITED.stream().anyMatch(name::startsWith)
                && !Containers.isArray(name, Direction.OUTPUT)
                && !Containers.isMap(name)
                && declared.asElement().getKind() != ElementKind.ENUM
                && !name.startsWith("java.util.concurrent.atomic.");
        if (held) {
            throw trail.unrepresentable(
                    type, "its result isn't awaited", "return a CompletionStage, a Mono, a Flux, or the value itself");
        }
    }

    private Read structured(Shape shape, Wrapper wrapper, String javaType, TypeMirror type, boolean nullable) {
        if (!nullable && (shape instanceof Shape.Structure || shape instanceof Shape.Dictionary)) {
            List<Shape.Member> members = shape instanceof Shape.Structure structure ? structure.members() : List.of();
            return read(new Result(Delivery.OBJECT, wrapper, javaType, type, false, members), shape);
        }
        List<Shape.Member> members = shape instanceof Shape.Structure structure ? structure.members() : List.of();
        var member = new Shape.Member("result", "result", "result", javaType, shape, !nullable, nullable);
        var root = new Shape.Structure(javaType, List.of(member), Optional.empty(), Keywords.NONE);
        return read(new Result(Delivery.WRAPPED, wrapper, javaType, type, nullable, members), root);
    }

    private Read read(Result result, Shape root) {
        return new Read(result, Optional.of(root), mapper.definitions(), mapper.aside(), mapper.facts());
    }

    private static Read nothing(Delivery delivery, Wrapper wrapper, TypeMirror type) {
        var result = new Result(delivery, wrapper, type.toString(), type, false, List.of());
        return new Read(result, Optional.empty(), Map.of(), List.of(), new DecoderFacts());
    }

    private static Wrapper wrapper(TypeMirror type) {
        if (!(type instanceof DeclaredType declared) || type.getKind() != TypeKind.DECLARED) {
            return Wrapper.NONE;
        }
        String name = TypeMapper.name(declared);
        return name.equals("java.io.InputStream") ? Wrapper.STREAM : WRAPPERS.getOrDefault(name, Wrapper.NONE);
    }

    private TypeMirror content(TypeMirror type, Wrapper wrapper, Trail trail) throws UnrepresentableException {
        if (wrapper == Wrapper.NONE || wrapper == Wrapper.STREAM) {
            return type;
        }
        var arguments = ((DeclaredType) type).getTypeArguments();
        if (arguments.isEmpty()) {
            throw trail.unrepresentable(type, "it is a raw type", "say what it completes with");
        }
        TypeMirror argument = arguments.get(0);
        return argument.getKind() == TypeKind.WILDCARD ? context.upperBound(argument) : argument;
    }

    private static boolean isNamed(TypeMirror type, String name) {
        return type instanceof DeclaredType declared
                && type.getKind() == TypeKind.DECLARED
                && TypeMapper.name(declared).equals(name);
    }

    /** A content block of the SDK, several of them, or a whole result. */
    private static boolean isContent(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return isContent(array.getComponentType());
        }
        if (type instanceof WildcardType wildcard) {
            return wildcard.getExtendsBound() != null && isContent(wildcard.getExtendsBound());
        }
        if (!(type instanceof DeclaredType declared) || type.getKind() != TypeKind.DECLARED) {
            return false;
        }
        String name = TypeMapper.name(declared);
        boolean several =
                CONTAINERS.contains(name) && declared.getTypeArguments().size() == 1;
        return several ? isContent(declared.getTypeArguments().get(0)) : InjectedTypes.isContent(name);
    }
}
