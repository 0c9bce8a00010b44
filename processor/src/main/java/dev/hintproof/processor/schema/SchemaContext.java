package dev.hintproof.processor.schema;

import dev.hintproof.processor.host.Javac;
import dev.hintproof.processor.model.TypeTexts;
import java.util.Objects;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** What the mapping of types leans on within one round. */
public final class SchemaContext {

    private final Javac javac;
    private final boolean snakeCase;
    private final Constraints constraints;
    private final EnumShapes enums;
    private final Javadoc javadoc;

    /**
     * A context.
     *
     * @param javac the compiler
     * @param snakeCase whether wire names are the Java names in {@code snake_case}
     * @param wholeJavadoc whether descriptions are the whole of a comment, and not its first sentence
     */
    public SchemaContext(Javac javac, boolean snakeCase, boolean wholeJavadoc) {
        this.javac = javac;
        this.snakeCase = snakeCase;
        this.javadoc = new Javadoc(javac, wholeJavadoc);
        this.constraints = new Constraints(javac);
        this.enums = new EnumShapes(this);
    }

    /** The compiler. */
    public Javac javac() {
        return javac;
    }

    /** Its helper for types. */
    public Types types() {
        return javac.environment().getTypeUtils();
    }

    /** Its helper for elements. */
    public Elements elements() {
        return javac.environment().getElementUtils();
    }

    /** Texts from comments. */
    public Javadoc javadoc() {
        return javadoc;
    }

    boolean snakeCase() {
        return snakeCase;
    }

    Constraints constraints() {
        return constraints;
    }

    EnumShapes enums() {
        return enums;
    }

    /** A type canonically, with primitives for boxes: what two sides of a witness must have in common. */
    String plainType(TypeMirror type) {
        String text = TypeTexts.canonical(type);
        return switch (text) {
            case "java.lang.Boolean" -> "boolean";
            case "java.lang.Byte" -> "byte";
            case "java.lang.Short" -> "short";
            case "java.lang.Integer" -> "int";
            case "java.lang.Long" -> "long";
            case "java.lang.Character" -> "char";
            case "java.lang.Float" -> "float";
            case "java.lang.Double" -> "double";
            default -> text;
        };
    }

    /** What a wildcard stands for at most. */
    TypeMirror upperBound(TypeMirror wildcard) {
        TypeMirror bound = ((WildcardType) wildcard).getExtendsBound();
        return bound == null ? type("java.lang.Object") : bound;
    }

    /** A class of the JDK by name. */
    TypeMirror type(String qualifiedName) {
        return Objects.requireNonNull(elements().getTypeElement(qualifiedName), qualifiedName)
                .asType();
    }
}
