package dev.hintproof.processor.cases.run;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** Arguments for tools and constructors. */
final class Values {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final ClassLoader loader;
    private final Database database;
    private final URI http;

    Values(ClassLoader loader, Database database, URI http) {
        this.loader = loader;
        this.database = database;
        this.http = http;
    }

    /** A tool's arguments, decoded from JSON as a server does it. */
    Object[] arguments(Type[] types, String elements) throws IOException {
        JsonNode given = JSON.readTree("[" + elements.replace("${http}", http.toString()) + "]");
        Object[] result = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            JavaType type = JSON.getTypeFactory().constructType(types[i]);
            JsonNode node = i < given.size() ? given.get(i) : JSON.readTree(defaultOf(type.getRawClass()));
            result[i] = JSON.readerFor(type).readValue(node);
        }
        return result;
    }

    private static String defaultOf(Class<?> type) {
        if (type == boolean.class) {
            return "true";
        }
        if (type.isPrimitive() || Number.class.isAssignableFrom(type)) {
            return "3";
        }
        return type == String.class ? "\"" + RunCases.CANARY + "\"" : "null";
    }

    /** An object of a case's class, by its first constructor, with parameters as a container would find them. */
    Object make(Class<?> type) throws ReflectiveOperationException, IOException {
        Constructor<?> constructor = Arrays.stream(type.getDeclaredConstructors())
                .min(Comparator.comparingInt(Constructor::getParameterCount))
                .orElseThrow();
        constructor.setAccessible(true);
        List<@Nullable Object> arguments = new ArrayList<>();
        for (Class<?> parameter : constructor.getParameterTypes()) {
            arguments.add(inject(parameter));
        }
        return constructor.newInstance(arguments.toArray());
    }

    private @Nullable Object inject(Class<?> type) throws ReflectiveOperationException, IOException {
        if (type == DataSource.class) {
            return database.source();
        }
        if (type == Connection.class) {
            return database.connection();
        }
        if (type == URI.class) {
            return http;
        }
        if (type.getClassLoader() != loader) {
            return null;
        }
        if (!Modifier.isAbstract(type.getModifiers())) {
            return make(type);
        }
        for (Class<?> candidate : siblings(type)) {
            if (type.isAssignableFrom(candidate) && !Modifier.isAbstract(candidate.getModifiers())) {
                return make(candidate);
            }
        }
        return null;
    }

    private List<Class<?>> siblings(Class<?> type) throws ReflectiveOperationException, IOException {
        List<Class<?>> result = new ArrayList<>();
        URL own = loader.getResource(type.getName().replace('.', '/') + ".class");
        Path folder = Path.of(URI.create(String.valueOf(own))).getParent();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                String name = file.getFileName().toString();
                if (name.endsWith(".class")) {
                    String simple = name.substring(0, name.length() - ".class".length());
                    result.add(Class.forName(type.getPackageName() + "." + simple, false, loader));
                }
            }
        }
        return result;
    }
}
