package dev.hintproof.processor.host;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;

/**
 * Finds javac's own environment behind the wrappers that build tools put around it: Gradle's delegating classes and
 * IntelliJ's dynamic proxies. It touches no class of javac's, so that it can be asked where there is no javac at all.
 */
public final class Unwrapping {

    private static final String JAVAC = "com.sun.tools.javac.processing.JavacProcessingEnvironment";
    private static final String INTELLIJ = "org.jetbrains.jps.javac.APIWrappers";
    private static final int DEEPEST = 8;

    private Unwrapping() {}

    /** javac's own environment, or empty where there is none inside. */
    public static Optional<ProcessingEnvironment> javac(ProcessingEnvironment given) {
        ProcessingEnvironment current = given;
        for (int depth = 0; depth < DEEPEST; depth++) {
            if (current.getClass().getName().equals(JAVAC)) {
                return Optional.of(current);
            }
            Optional<ProcessingEnvironment> inner = behindIntelliJ(current).or(delegate(current));
            if (inner.isEmpty()) {
                return Optional.empty();
            }
            current = inner.get();
        }
        return Optional.empty();
    }

    /** {@code APIWrappers.unwrap(Class, Object)}, from the class loader that made the proxy. */
    private static Optional<ProcessingEnvironment> behindIntelliJ(ProcessingEnvironment wrapper) {
        if (!Proxy.isProxyClass(wrapper.getClass())) {
            return Optional.empty();
        }
        ClassLoader loader = Proxy.getInvocationHandler(wrapper).getClass().getClassLoader();
        try {
            Class<?> wrappers = Class.forName(INTELLIJ, false, loader);
            Method unwrap = wrappers.getDeclaredMethod("unwrap", Class.class, Object.class);
            return environment(unwrap.invoke(null, ProcessingEnvironment.class, wrapper), wrapper);
        } catch (ClassNotFoundException
                | NoSuchMethodException
                | IllegalAccessException
                | InvocationTargetException e) {
            return Optional.empty();
        }
    }

    private static java.util.function.Supplier<Optional<ProcessingEnvironment>> delegate(
            ProcessingEnvironment wrapper) {
        return () -> {
            for (Class<?> type = wrapper.getClass(); type != null; type = type.getSuperclass()) {
                for (Field field : type.getDeclaredFields()) {
                    if (ProcessingEnvironment.class.isAssignableFrom(field.getType())) {
                        Optional<ProcessingEnvironment> inner = read(field, wrapper);
                        if (inner.isPresent()) {
                            return inner;
                        }
                    }
                }
            }
            return Optional.empty();
        };
    }

    private static Optional<ProcessingEnvironment> read(Field field, ProcessingEnvironment wrapper) {
        try {
            field.setAccessible(true);
            return environment(field.get(wrapper), wrapper);
        } catch (IllegalAccessException | java.lang.reflect.InaccessibleObjectException e) {
            return Optional.empty();
        }
    }

    private static Optional<ProcessingEnvironment> environment(
            @org.jspecify.annotations.Nullable Object value, ProcessingEnvironment wrapper) {
        return value instanceof ProcessingEnvironment inner && inner != wrapper ? Optional.of(inner) : Optional.empty();
    }
}
