package dev.hintproof.processor.cases;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes a one-line tool for each tool of the suite: a server class {@code Front} in the case's package that makes the case's
 * own server object at start-up, with the same constructor parameters, and calls it.
 */
final class Fronts {

    static final String PREFIX = "Front";

    private Fronts() {}

    static void compile(CaseSuite suite, Path sources) {
        List<Path> files = new ArrayList<>();
        try (var loader = new URLClassLoader(
                new URL[] {
                    suite.classes().toUri().toURL(), suite.stubs().toUri().toURL()
                },
                Fronts.class.getClassLoader())) {
            for (Case one : suite.cases()) {
                Map<String, List<CaseTool>> byOwner = new LinkedHashMap<>();
                one.tools()
                        .forEach(tool -> byOwner.computeIfAbsent(tool.owner(), key -> new ArrayList<>())
                                .add(tool));
                for (var owner : byOwner.entrySet()) {
                    if (owner.getValue().stream().anyMatch(tool -> !(tool.asDependency() instanceof Verdict.Skipped))) {
                        files.add(write(loader, owner.getKey(), sources));
                    }
                }
            }
        } catch (IOException | ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
        Javac.compile(files, suite.fronts(), List.of(suite.classes(), suite.stubs()));
    }

    /** The internal name of the front of a server class. */
    static String frontOf(String owner) {
        int slash = owner.lastIndexOf('/') + 1;
        return owner.substring(0, slash) + PREFIX + owner.substring(slash).replace('$', '_');
    }

    private static Path write(ClassLoader loader, String owner, Path sources) throws ClassNotFoundException {
        Class<?> server = Class.forName(owner.replace('/', '.'), false, loader);
        String front = frontOf(owner);
        String simple = front.substring(front.lastIndexOf('/') + 1);
        var text = new StringBuilder();
        text.append("package ").append(server.getPackageName()).append(";\n");
        text.append("@dev.hintproof.annotations.McpServer(name = \"front\")\n");
        text.append("public class ").append(simple).append(" {\n");
        String type = name(server);
        if (!Modifier.isAbstract(server.getModifiers())) {
            Constructor<?> constructor = server.getDeclaredConstructors()[0];
            text.append("  private final ").append(type).append(" target;\n");
            text.append("  public ").append(simple);
            text.append(parameters(constructor.getGenericParameterTypes())).append(" throws Exception {\n");
            text.append("    target = new ").append(type);
            text.append(arguments(constructor.getParameterCount())).append(";\n  }\n");
        }
        for (Method method : server.getDeclaredMethods()) {
            if (!method.isBridge() && !method.isSynthetic() && !Modifier.isPrivate(method.getModifiers())) {
                append(text, method, type);
            }
        }
        text.append("}\n");
        Path file = sources.resolve(front + ".java");
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file;
    }

    private static void append(StringBuilder text, Method method, String type) {
        boolean isStatic = Modifier.isStatic(method.getModifiers());
        text.append("  @dev.hintproof.annotations.McpTool\n  public ").append(isStatic ? "static " : "");
        text.append(name(method.getGenericReturnType())).append(' ').append(method.getName());
        text.append(parameters(method.getGenericParameterTypes())).append(" throws Throwable {\n    ");
        text.append(method.getReturnType() == void.class ? "" : "return ");
        text.append(isStatic ? type : "target").append('.').append(method.getName());
        text.append(arguments(method.getParameterCount())).append(";\n  }\n");
    }

    private static String parameters(Type[] types) {
        var result = new StringBuilder("(");
        for (int i = 0; i < types.length; i++) {
            result.append(i == 0 ? "" : ", ")
                    .append(name(types[i]))
                    .append(" a")
                    .append(i);
        }
        return result.append(')').toString();
    }

    private static String arguments(int count) {
        var result = new StringBuilder("(");
        for (int i = 0; i < count; i++) {
            result.append(i == 0 ? "a" : ", a").append(i);
        }
        return result.append(')').toString();
    }

    private static String name(Type type) {
        return type.getTypeName().replace('$', '.');
    }
}
