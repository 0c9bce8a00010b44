package dev.hintproof.processor.model;

import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Types as texts: canonical ones that equal types share, descriptors as class files have them, and signatures for people. */
public final class TypeTexts {

    private final Types types;
    private final Elements elements;

    /** Texts by a compilation's own helpers. */
    public TypeTexts(Types types, Elements elements) {
        this.types = types;
        this.elements = elements;
    }

    /**
     * The canonical text of a type: qualified names and type arguments, without the type annotations that
     * {@code TypeMirror.toString} shows.
     */
    public static String canonical(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return canonical(array.getComponentType()) + "[]";
        }
        if (type instanceof DeclaredType declared && type.getKind() == TypeKind.DECLARED) {
            String name =
                    ((TypeElement) declared.asElement()).getQualifiedName().toString();
            if (declared.getTypeArguments().isEmpty()) {
                return name;
            }
            return declared.getTypeArguments().stream()
                    .map(TypeTexts::canonical)
                    .collect(Collectors.joining(", ", name + "<", ">"));
        }
        if (type instanceof WildcardType wildcard) {
            TypeMirror bound = wildcard.getExtendsBound();
            if (bound != null) {
                return "? extends " + canonical(bound);
            }
            TypeMirror least = wildcard.getSuperBound();
            return least == null ? "?" : "? super " + canonical(least);
        }
        if (type.getKind().isPrimitive()) {
            return type.getKind().name().toLowerCase(java.util.Locale.ROOT);
        }
        return type.toString();
    }

    /** Whether a type carries annotations, at any depth. */
    public static boolean isAnnotated(TypeMirror type) {
        if (!type.getAnnotationMirrors().isEmpty()) {
            return true;
        }
        if (type instanceof ArrayType array) {
            return isAnnotated(array.getComponentType());
        }
        if (type instanceof WildcardType wildcard) {
            TypeMirror bound = wildcard.getExtendsBound();
            return bound != null && isAnnotated(bound);
        }
        return type instanceof DeclaredType declared
                && declared.getTypeArguments().stream().anyMatch(TypeTexts::isAnnotated);
    }

    /** A type for people: simple names. */
    public static String simple(TypeMirror type) {
        return canonical(type).replaceAll("\\b[a-z_0-9]+(\\.[a-z_0-9]+)*\\.(?=[A-Z])", "");
    }

    /** The internal name of a class (JVMS §4.2.1). */
    public String internalName(TypeElement type) {
        return elements.getBinaryName(type).toString().replace('.', '/');
    }

    /** A method's descriptor (JVMS §4.3.3). */
    public String descriptor(ExecutableElement method) {
        return method.getParameters().stream()
                        .map(VariableElement::asType)
                        .map(this::descriptor)
                        .collect(Collectors.joining("", "(", ")"))
                + descriptor(method.getReturnType());
    }

    private String descriptor(TypeMirror type) {
        TypeMirror erased = types.erasure(type);
        return switch (erased.getKind()) {
            case BOOLEAN -> "Z";
            case BYTE -> "B";
            case SHORT -> "S";
            case INT -> "I";
            case LONG -> "J";
            case CHAR -> "C";
            case FLOAT -> "F";
            case DOUBLE -> "D";
            case VOID -> "V";
            case ARRAY -> "[" + descriptor(((ArrayType) erased).getComponentType());
            default -> "L" + internalName((TypeElement) ((DeclaredType) erased).asElement()) + ";";
        };
    }

    /** A method's erased signature: {@code deleteNote(long, java.util.List)}. */
    public String erasedSignature(ExecutableElement method) {
        List<String> parameters = method.getParameters().stream()
                .map(parameter -> canonical(types.erasure(parameter.asType())))
                .toList();
        return method.getSimpleName() + "(" + String.join(", ", parameters) + ")";
    }
}
