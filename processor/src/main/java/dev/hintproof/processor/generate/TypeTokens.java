package dev.hintproof.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/** Types as expressions of generated code: class literals, and {@code Types.of} where there are type arguments. */
final class TypeTokens {

    static final ClassName TYPES = ClassName.get("dev.hintproof.server", "Types");

    private TypeTokens() {}

    /** An expression of type {@code java.lang.reflect.Type}. */
    static CodeBlock token(TypeMirror type) {
        if (type.getKind().isPrimitive()) {
            return CodeBlock.of("$T.class", TypeName.get(type).withoutAnnotations());
        }
        if (type instanceof ArrayType array) {
            TypeMirror component = array.getComponentType();
            return component.getKind().isPrimitive()
                    ? CodeBlock.of("$T[].class", TypeName.get(component).withoutAnnotations())
                    : CodeBlock.of("$T.array($L)", TYPES, token(component));
        }
        if (type instanceof WildcardType wildcard) {
            TypeMirror bound =
                    wildcard.getExtendsBound() == null ? wildcard.getSuperBound() : wildcard.getExtendsBound();
            return bound == null ? CodeBlock.of("Object.class") : token(bound);
        }
        if (type instanceof TypeVariable variable) {
            return token(variable.getUpperBound());
        }
        if (type instanceof DeclaredType declared && type.getKind() == TypeKind.DECLARED) {
            return declared(declared);
        }
        throw new IllegalArgumentException(type + " has no token");
    }

    private static CodeBlock declared(DeclaredType type) {
        ClassName raw = ClassName.get((TypeElement) type.asElement());
        if (type.getTypeArguments().isEmpty()) {
            return CodeBlock.of("$T.class", raw);
        }
        CodeBlock.Builder code = CodeBlock.builder().add("$T.of($T.class", TYPES, raw);
        for (TypeMirror argument : type.getTypeArguments()) {
            code.add(", $L", token(argument));
        }
        return code.add(")").build();
    }

    /** The type as source writes it, without type annotations at any depth. */
    static TypeName source(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return com.palantir.javapoet.ArrayTypeName.of(source(array.getComponentType()));
        }
        if (type instanceof DeclaredType declared && type.getKind() == TypeKind.DECLARED) {
            ClassName raw = ClassName.get((TypeElement) declared.asElement());
            if (declared.getTypeArguments().isEmpty()) {
                return raw;
            }
            TypeName[] arguments =
                    declared.getTypeArguments().stream().map(TypeTokens::source).toArray(TypeName[]::new);
            return com.palantir.javapoet.ParameterizedTypeName.get(raw, arguments);
        }
        if (type instanceof WildcardType wildcard) {
            if (wildcard.getSuperBound() != null) {
                return com.palantir.javapoet.WildcardTypeName.supertypeOf(source(wildcard.getSuperBound()));
            }
            TypeMirror bound = wildcard.getExtendsBound();
            return com.palantir.javapoet.WildcardTypeName.subtypeOf(bound == null ? ClassName.OBJECT : source(bound));
        }
        return TypeName.get(type).withoutAnnotations();
    }
}
