package dev.hintproof.processor.validate;

import dev.hintproof.processor.host.Javac;
import dev.hintproof.processor.model.TypeTexts;
import dev.hintproof.processor.report.Message;
import dev.hintproof.processor.report.Place;
import dev.hintproof.processor.report.Problem;
import dev.hintproof.processor.schema.Signature;
import dev.hintproof.processor.schema.Signature.Parameter;
import java.util.LinkedHashSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** Generated code must be able to name the types that it decodes to. */
public final class AccessRules {

    private final Javac javac;
    private final Elements elements;

    /** Rules for one round. */
    public AccessRules(Javac javac) {
        this.javac = javac;
        this.elements = javac.environment().getElementUtils();
    }

    /** Checks the types of a tool's signature; whether all of them can be named. */
    public boolean check(TypeElement server, Signature signature, Place method) {
        PackageElement from = elements.getPackageOf(server);
        int before = javac.errors();
        for (Parameter parameter : signature.parameters()) {
            check(parameter.type(), from, parameter.place());
        }
        var named = new LinkedHashSet<String>();
        signature.renamed().forEach(renamed -> named.add(renamed.javaType()));
        named.addAll(signature.facts().threeStates().keySet());
        signature.facts().cases().forEach((type, cases) -> {
            named.add(type);
            named.addAll(cases.values());
        });
        for (String name : named) {
            TypeElement type = elements.getTypeElement(name);
            if (type != null && !isAccessible(type, from) && javac.errors() == before) {
                report(type, method);
            }
        }
        return javac.errors() == before;
    }

    private void check(TypeMirror type, PackageElement from, Place place) {
        if (type instanceof ArrayType array) {
            check(array.getComponentType(), from, place);
        } else if (type instanceof DeclaredType declared && type.getKind() == TypeKind.DECLARED) {
            if (!isAccessible(declared.asElement(), from)) {
                report((TypeElement) declared.asElement(), place);
            }
            declared.getTypeArguments().forEach(argument -> check(argument, from, place));
        }
    }

    private void report(TypeElement type, Place place) {
        javac.report(Message.of(
                Problem.INACCESSIBLE_TYPE,
                place,
                "the registration class can't name type " + TypeTexts.simple(type.asType()),
                "make it public, or package-private in the package of the server class"));
    }

    private boolean isAccessible(Element type, PackageElement from) {
        boolean near = elements.getPackageOf(type).equals(from);
        for (Element level = type; level instanceof TypeElement; level = level.getEnclosingElement()) {
            if (level.getModifiers().contains(Modifier.PRIVATE)
                    || (!near && !level.getModifiers().contains(Modifier.PUBLIC))) {
                return false;
            }
        }
        return true;
    }
}
