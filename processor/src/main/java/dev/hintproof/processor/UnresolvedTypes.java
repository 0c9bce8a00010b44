package dev.hintproof.processor;

import dev.hintproof.processor.model.AnnotationView;
import dev.hintproof.processor.model.Vocabulary;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Types that aren't there yet: another processor may generate them in this round. */
final class UnresolvedTypes {

    private UnresolvedTypes() {}

    /** Whether the signature of some tool of a server has one. */
    static boolean in(TypeElement server) {
        for (ExecutableElement method : ElementFilter.methodsIn(server.getEnclosedElements())) {
            if (AnnotationView.of(method, Vocabulary.TOOL).isPresent() && in(method)) {
                return true;
            }
        }
        return false;
    }

    private static boolean in(ExecutableElement method) {
        return in(method.getReturnType())
                || method.getParameters().stream().map(VariableElement::asType).anyMatch(UnresolvedTypes::in);
    }

    private static boolean in(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return in(array.getComponentType());
        }
        return type.getKind() == TypeKind.ERROR
                || (type instanceof DeclaredType declared
                        && declared.getTypeArguments().stream().anyMatch(UnresolvedTypes::in));
    }
}
