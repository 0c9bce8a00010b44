package dev.hintproof.processor.generate;

import com.fasterxml.jackson.databind.JsonNode;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.hintproof.processor.schema.Signature;
import dev.hintproof.processor.schema.Signature.Delivery;
import dev.hintproof.processor.schema.Signature.Parameter;
import dev.hintproof.processor.schema.Signature.Wrapper;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** The method of a registration class that binds one tool. */
final class Bindings {

    private static final String PACKAGE = "dev.hintproof.server";
    private static final ClassName BINDING = ClassName.get(PACKAGE, "ToolBinding");
    private static final ClassName ARGUMENT = ClassName.get(PACKAGE, "Argument");
    private static final ClassName WRAPPED = ClassName.get(PACKAGE, "Wrapped");
    private static final String STREAM = "java.io.InputStream";

    private Bindings() {}

    /** The method's name, by the tool's place among the sorted ones. */
    static String name(int index) {
        return "tool" + index;
    }

    static MethodSpec method(int index, Registration.Tool tool, ClassName server) {
        CodeBlock.Builder arguments = CodeBlock.builder();
        boolean first = true;
        for (Parameter parameter : tool.signature().parameters()) {
            if (parameter.isArgument()) {
                arguments.add(first ? "\n" : ",\n").add(argument(parameter));
                first = false;
            }
        }
        return MethodSpec.methodBuilder(name(index))
                .addModifiers(Modifier.PRIVATE)
                .returns(BINDING)
                .addStatement(
                        "return new $T($S, $T.<$T>of($L), $L, (arguments, context) -> $L)",
                        BINDING,
                        tool.name(),
                        List.class,
                        ARGUMENT,
                        arguments.build(),
                        result(tool.signature().result()),
                        invocation(tool, server))
                .build();
    }

    /** What the result is encoded as. */
    private static CodeBlock result(Signature.Result result) {
        if (result.delivery() == Delivery.VOID || result.delivery() == Delivery.CONTENT) {
            return CodeBlock.of("$T.class", ClassName.OBJECT);
        }
        return switch (result.wrapper()) {
            case STREAM -> CodeBlock.of("byte[].class");
            case FLUX, MULTI -> CodeBlock.of("$T.list($L)", TypeTokens.TYPES, TypeTokens.token(result.type()));
            case NONE, STAGE, MONO, UNI -> TypeTokens.token(result.type());
        };
    }

    private static CodeBlock argument(Parameter parameter) {
        CodeBlock type = isStream(parameter.type()) ? CodeBlock.of("byte[].class") : TypeTokens.token(parameter.type());
        Optional<JsonNode> fallback = parameter.defaultValue();
        if (fallback.isPresent()) {
            return CodeBlock.of(
                    "$T.withDefault($S, $L, $S)",
                    ARGUMENT,
                    parameter.wireName(),
                    type,
                    fallback.get().toString());
        }
        String factory = parameter.threeStates() ? "threeStates" : parameter.optional() ? "optional" : "required";
        return CodeBlock.of("$T.$L($S, $L)", ARGUMENT, factory, parameter.wireName(), type);
    }

    private static CodeBlock invocation(Registration.Tool tool, ClassName server) {
        CodeBlock call = call(tool, server);
        Signature.Result result = tool.signature().result();
        if (tool.method().getReturnType().getKind() == javax.lang.model.type.TypeKind.VOID) {
            return CodeBlock.of("{\n$>$L;\nreturn null;\n$<}", call);
        }
        CodeBlock value = unwrapped(call, result.wrapper());
        return result.delivery() == Delivery.WRAPPED ? CodeBlock.of("$T.result($L)", WRAPPED, value) : value;
    }

    /** What the runtime awaits is a {@code CompletionStage}. */
    private static CodeBlock unwrapped(CodeBlock call, Wrapper wrapper) {
        return switch (wrapper) {
            case NONE, STAGE -> call;
            case MONO -> CodeBlock.of("$L.toFuture()", call);
            case FLUX -> CodeBlock.of("$L.collectList().toFuture()", call);
            case UNI -> CodeBlock.of("$L.subscribeAsCompletionStage()", call);
            case MULTI -> CodeBlock.of("$L.collect().asList().subscribeAsCompletionStage()", call);
            case STREAM -> CodeBlock.of("$L.readAllBytes()", call);
        };
    }

    private static CodeBlock call(Registration.Tool tool, ClassName server) {
        ExecutableElement method = tool.method();
        boolean isStatic = method.getModifiers().contains(Modifier.STATIC);
        CodeBlock.Builder call = CodeBlock.builder()
                .add(isStatic ? CodeBlock.of("$T", server) : CodeBlock.of("server"))
                .add(".$L(", method.getSimpleName());
        int index = 0;
        boolean first = true;
        for (Parameter parameter : tool.signature().parameters()) {
            call.add(first ? "" : ", ");
            first = false;
            switch (parameter.source()) {
                case CONTEXT -> call.add("context");
                case EXCHANGE -> call.add(exchange(parameter.type()));
                case ARGUMENT -> call.add(value(parameter, index++));
            }
        }
        return call.add(")").build();
    }

    private static CodeBlock exchange(TypeMirror type) {
        TypeName name = TypeTokens.source(type);
        return CodeBlock.of(
                "context.exchange($T.class).orElseThrow(() -> new $T($S))",
                name,
                UnsupportedOperationException.class,
                "this client speaks a revision of the protocol that has no " + simpleName(name));
    }

    private static String simpleName(TypeName name) {
        String text = name.toString();
        return text.substring(text.lastIndexOf('.') + 1);
    }

    private static CodeBlock value(Parameter parameter, int index) {
        if (isStream(parameter.type())) {
            CodeBlock bytes = CodeBlock.of("new $T((byte[]) arguments[$L])", java.io.ByteArrayInputStream.class, index);
            return parameter.optional() ? CodeBlock.of("arguments[$L] == null ? null : $L", index, bytes) : bytes;
        }
        TypeName type = TypeTokens.source(parameter.type());
        return type.equals(ClassName.OBJECT)
                ? CodeBlock.of("arguments[$L]", index)
                : CodeBlock.of("($T) arguments[$L]", type, index);
    }

    private static boolean isStream(TypeMirror type) {
        return type instanceof DeclaredType declared
                && declared.asElement().toString().equals(STREAM);
    }
}
