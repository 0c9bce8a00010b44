package dev.hintproof.processor.validate;

import dev.hintproof.processor.host.Javac;
import dev.hintproof.processor.model.AnnotationView;
import dev.hintproof.processor.report.Message;
import dev.hintproof.processor.report.Place;
import dev.hintproof.processor.report.Problem;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** Rules on the shape of servers and tools: what can be called by generated code in the same package. */
public final class ShapeRules {

    /** The server's name is a file's name and what clients show. */
    private static final Pattern SERVER_NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.-]{0,63}");

    private final Javac javac;

    /** Rules for one round. */
    public ShapeRules(Javac javac) {
        this.javac = javac;
    }

    /** Checks a class marked {@code @McpServer}. */
    public void server(TypeElement type, AnnotationView annotation) {
        Place place = javac.place(type);
        if (type.getKind() == ElementKind.ANNOTATION_TYPE) {
            invalidServer(place, type, "is an annotation", "put @McpServer on a class");
        }
        if (!type.getTypeParameters().isEmpty()) {
            invalidServer(place, type, "has type parameters", "make a class of it that is no generic");
        }
        for (Element level = type; level instanceof TypeElement; level = level.getEnclosingElement()) {
            if (level.getModifiers().contains(Modifier.PRIVATE)) {
                invalidServer(place, type, "is private, so that nothing can register it", "make it package-private");
                break;
            }
        }
        String name = annotation.string("name", "");
        if (!SERVER_NAME.matcher(name).matches()) {
            javac.report(Message.of(
                    Problem.INVALID_SERVER_NAME,
                    annotation.place(javac, "name"),
                    "'" + name + "' can't be the name of a server",
                    "use 1 to 64 of the letters A-Z a-z, digits, _ . and -, not beginning with . or -"));
        }
    }

    private void invalidServer(Place place, TypeElement type, String why, String fix) {
        javac.report(Message.of(
                Problem.INVALID_SERVER, place, "class " + type.getSimpleName() + " can't be a server: it " + why, fix));
    }

    /** Checks a method marked {@code @McpTool} of a server; whether it is sound. */
    public boolean tool(ExecutableElement method) {
        int before = javac.errors();
        Set<Modifier> modifiers = method.getModifiers();
        if (modifiers.contains(Modifier.PRIVATE)) {
            invalidTool(method, "it is private, so that nothing can call it", "make it package-private");
        }
        if (!method.getTypeParameters().isEmpty()) {
            invalidTool(
                    method, "it has type parameters, and a call over the wire can't choose them", "use concrete types");
        }
        if (modifiers.contains(Modifier.ABSTRACT)) {
            invalidTool(
                    method,
                    "it has no body, so that nothing can be checked",
                    "put @McpServer and @McpTool on the class that implements it");
        }
        return javac.errors() == before;
    }

    private void invalidTool(ExecutableElement method, String why, String fix) {
        javac.report(Message.of(
                Problem.INVALID_TOOL,
                javac.place(method),
                "method " + method.getSimpleName() + " can't be a tool: " + why,
                fix));
    }

    /** Reports a tool whose class is no server. */
    public void orphan(ExecutableElement method, AnnotationView annotation) {
        Element owner = Objects.requireNonNull(method.getEnclosingElement());
        javac.report(Message.of(
                Problem.TOOL_WITHOUT_SERVER,
                annotation.place(javac),
                "method " + method.getSimpleName() + " is a tool, but its class " + owner.getSimpleName()
                        + " is no server, so that nothing would serve it",
                "add @McpServer(name = \"…\") to " + owner.getSimpleName()));
    }

    /** Reports a server that has no tools. */
    public void empty(TypeElement type, AnnotationView annotation) {
        javac.report(Message.of(
                Problem.SERVER_WITHOUT_TOOLS,
                annotation.place(javac),
                "server class " + type.getSimpleName() + " has no method marked @McpTool",
                "mark its tools, or remove @McpServer"));
    }
}
