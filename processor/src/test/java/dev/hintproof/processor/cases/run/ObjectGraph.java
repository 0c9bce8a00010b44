package dev.hintproof.processor.cases.run;

import java.lang.ref.Reference;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Describes what can be reached from a server's object and from the statics of a case's initialised classes, as text: two equal
 * descriptions mean that no memory that outlives a call has changed. Objects of the JDK are described by what they hold, so
 * that their hidden caches don't count.
 */
final class ObjectGraph {

    private final IdentityHashMap<Object, Integer> seen = new IdentityHashMap<>();
    private final StringBuilder text = new StringBuilder();
    private final ClassLoader loader;

    private ObjectGraph(ClassLoader loader) {
        this.loader = loader;
    }

    /**
     * A description.
     *
     * @param instance of the server's object
     * @param statics of the statics, by class
     */
    record Description(String instance, Map<String, String> statics) {

        /** Whether something that this description covers is different in a later one. */
        boolean changed(Description later) {
            return !instance.equals(later.instance)
                    || statics.entrySet().stream()
                            .anyMatch(entry -> !entry.getValue().equals(later.statics.get(entry.getKey())));
        }
    }

    static Description describe(@Nullable Object server, ClassLoader loader, String prefix, Path classes) {
        var graph = new ObjectGraph(loader);
        graph.value(server);
        Map<String, String> statics = new TreeMap<>();
        for (Class<?> type : initialised(loader, prefix, classes)) {
            var own = new ObjectGraph(loader);
            for (Field field : type.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers())) {
                    own.field(field, null);
                }
            }
            statics.put(type.getName(), own.text.toString());
        }
        return new Description(graph.text.toString(), statics);
    }

    private static List<Class<?>> initialised(ClassLoader loader, String prefix, Path classes) {
        List<Class<?>> result = new ArrayList<>();
        try (Stream<Path> files = Files.walk(classes.resolve(prefix.replace('.', '/')))) {
            Object unsafe = Class.forName("jdk.internal.misc.Unsafe")
                    .getMethod("getUnsafe")
                    .invoke(null);
            Method pending = unsafe.getClass().getMethod("shouldBeInitialized", Class.class);
            for (Path file : files.filter(one -> one.toString().endsWith(".class"))
                    .sorted()
                    .toList()) {
                String name = classes.relativize(file).toString().replace('/', '.');
                Class<?> type = Class.forName(name.substring(0, name.length() - ".class".length()), false, loader);
                if (!(Boolean) pending.invoke(unsafe, type)) {
                    result.add(type);
                }
            }
        } catch (ReflectiveOperationException | java.io.IOException e) {
            throw new IllegalStateException(e);
        }
        return result;
    }

    private void field(Field field, @Nullable Object holder) {
        try {
            field.setAccessible(true);
            text.append(field.getName()).append('=');
            value(field.get(holder));
            text.append(';');
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private void value(@Nullable Object value) {
        if (value == null
                || (value instanceof Number && isPlain(value))
                || value instanceof Boolean
                || value instanceof Character) {
            text.append(value);
            return;
        }
        if (value instanceof CharSequence && value.getClass().getName().startsWith("java.")) {
            text.append('"').append(value).append('"');
            return;
        }
        Integer known = seen.putIfAbsent(value, seen.size());
        if (known != null) {
            text.append('#').append(known);
            return;
        }
        text.append(value.getClass().isHidden() ? "lambda" : value.getClass().getName())
                .append('{');
        inside(value);
        text.append('}');
    }

    private static boolean isPlain(Object value) {
        return value.getClass().getPackageName().equals("java.lang");
    }

    private void inside(Object value) {
        Class<?> type = value.getClass();
        if (type.isArray()) {
            for (int i = 0; i < Array.getLength(value); i++) {
                value(Array.get(value, i));
                text.append(',');
            }
        } else if (value instanceof Enum<?> constant) {
            text.append(constant.name());
        } else if (type.getClassLoader() == loader) {
            for (Class<?> one = type; one != null && one.getClassLoader() == loader; one = one.getSuperclass()) {
                for (Field field : one.getDeclaredFields()) {
                    if (!Modifier.isStatic(field.getModifiers())) {
                        field(field, value);
                    }
                }
            }
            if (isConcreteOfJdk(type)) {
                contents(value);
            }
        } else {
            contents(value);
        }
    }

    /** Whether a case's class extends a collection that iterates by the JDK's code: looking must have no effect. */
    private boolean isConcreteOfJdk(Class<?> type) {
        Class<?> inherited = type;
        while (inherited != null && inherited.getClassLoader() == loader) {
            inherited = inherited.getSuperclass();
        }
        return inherited != null && !Modifier.isAbstract(inherited.getModifiers());
    }

    private static boolean isValue(Class<?> type) {
        return type.getName().startsWith("java.time.") || type.getName().startsWith("java.math.");
    }

    private void contents(Object value) {
        if (value instanceof Map<?, ?> map) {
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                value(entry.getKey());
                text.append(':');
                value(entry.getValue());
                text.append(',');
            }
        } else if (value instanceof Collection<?> collection) {
            for (Object element : collection) {
                value(element);
                text.append(',');
            }
        } else if (value instanceof AtomicReference<?> reference) {
            value(reference.get());
        } else if (value instanceof Reference<?> reference) {
            value(reference.get());
        } else if (value instanceof Number || isValue(value.getClass())) {
            text.append(value);
        }
    }
}
