package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.MethodModel;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Type;

/** How messages name classes, methods and places. */
final class Labels {

    private Labels() {}

    /** {@code Map.Entry} for {@code java/util/Map$Entry}. */
    static String simple(String internalName) {
        String name = internalName.substring(internalName.lastIndexOf('/') + 1);
        StringBuilder result = new StringBuilder(name.length());
        for (int i = 0; i < name.length(); i++) {
            boolean nests = name.charAt(i) == '$'
                    && i > 0
                    && i + 1 < name.length()
                    && Character.isJavaIdentifierStart(name.charAt(i + 1));
            result.append(nests ? '.' : name.charAt(i));
        }
        return result.toString();
    }

    /** {@code java.util.Map.Entry}. */
    static String qualified(String internalName) {
        int slash = internalName.lastIndexOf('/');
        return slash < 0
                ? simple(internalName)
                : internalName.substring(0, slash).replace('/', '.') + "." + simple(internalName);
    }

    /** {@code NoteIndex.refresh()}, {@code new Note(long, String)}, {@code static initialiser of Config}. */
    static String method(MethodModel method) {
        String owner = simple(method.owner().name());
        if (method.name().equals("<clinit>")) {
            return "static initialiser of " + owner;
        }
        if (method.isSynthetic() && method.name().startsWith("lambda$")) {
            return "lambda in " + owner + "." + lambdaHome(method.name());
        }
        String parameters = "(" + String.join(", ", types(method.parameters())) + ")";
        return method.isConstructor() ? "new " + owner + parameters : owner + "." + method.name() + parameters;
    }

    /** The method that a lambda's synthetic method was made for: {@code lambda$list$0} stands in {@code list}. */
    static String lambdaHome(String synthetic) {
        int from = "lambda$".length();
        int to = synthetic.lastIndexOf('$');
        String home = to > from ? synthetic.substring(from, to) : synthetic;
        return home.equals("new") ? "<init>" : home.equals("static") ? "<clinit>" : home;
    }

    private static List<String> types(List<Type> types) {
        List<String> result = new ArrayList<>();
        for (Type type : types) {
            result.add(type(type));
        }
        return result;
    }

    /** A type by its simple name. */
    static String type(Type type) {
        return switch (type.getSort()) {
            case Type.ARRAY -> type(type.getElementType()) + "[]".repeat(type.getDimensions());
            case Type.OBJECT -> simple(type.getInternalName());
            default -> type.getClassName();
        };
    }

    /** {@code HttpRequest.Builder.POST} for a boundary's step in a path. */
    static String boundary(MethodModel method) {
        return method.isConstructor()
                ? "new " + simple(method.owner().name())
                : simple(method.owner().name()) + "." + method.name();
    }

    /** {@code java.net.http.HttpRequest.Builder.POST}. */
    static String qualifiedBoundary(MethodModel method) {
        return qualified(method.owner().name()) + "." + method.name();
    }

    /** {@code NoteIndex.java:58}; just the file where the line isn't known; the class where the file isn't. */
    static String place(ClassModel model, int line) {
        String file = model.node().sourceFile;
        if (file == null) {
            return simple(model.name()) + ".class";
        }
        return line > 0 ? file + ":" + line : file;
    }
}
