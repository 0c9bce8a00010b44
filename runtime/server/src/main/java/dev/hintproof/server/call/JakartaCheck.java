package dev.hintproof.server.call;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hintproof.server.load.ServedTool;
import jakarta.validation.Configuration;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorFactory;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.ElementKind;
import jakarta.validation.NoProviderFoundException;
import jakarta.validation.Path;
import jakarta.validation.TraversableResolver;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import jakarta.validation.metadata.MethodDescriptor;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.lang.annotation.ElementType;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The program's own Jakarta Validation. Only what the provider itself brings is run: validators of the program, its getters and its
 * configuration are code that no tool's effects were derived from.
 */
final class JakartaCheck implements ConstraintCheck {

    private final Validator validator;
    private final ViolationPaths paths;
    private final Map<String, Optional<Method>> constrained = new ConcurrentHashMap<>();

    private JakartaCheck(Validator validator, ObjectMapper mapper) {
        this.validator = validator;
        this.paths = new ViolationPaths(mapper);
    }

    static ConstraintCheck of(ClassLoader loader, ObjectMapper mapper) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try {
            // Providers are looked for by the thread's loader.
            thread.setContextClassLoader(loader);
            Configuration<?> configuration = Validation.byDefaultProvider().configure();
            return new JakartaCheck(validator(configuration, loader), mapper);
        } catch (NoProviderFoundException absent) {
            return (tool, values) -> List.of();
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static <T extends Configuration<T>> Validator validator(Configuration<?> found, ClassLoader loader) {
        String name = found.getClass().getName();
        // org.hibernate.validator.internal.… is Hibernate Validator's.
        String own = name.substring(0, name.indexOf('.', name.indexOf('.', name.indexOf('.') + 1) + 1) + 1);
        @SuppressWarnings("unchecked")
        T configuration = (T) found;
        return configuration
                .ignoreXmlConfiguration()
                .messageInterpolator(new PlainMessages(loader, own))
                .traversableResolver(new FieldsOnly())
                .constraintValidatorFactory(new OwnValidators(own))
                .buildValidatorFactory()
                .getValidator();
    }

    @Override
    public List<String> violations(ServedTool tool, @Nullable Object[] values) {
        Optional<Method> method = constrained.computeIfAbsent(tool.name(), name -> method(tool));
        if (method.isEmpty() || tool.server().isEmpty()) {
            return List.of();
        }
        @Nullable Object[] all = parameters(method.get(), values);
        return validator.forExecutables().validateParameters(tool.server().get(), method.get(), all).stream()
                .filter(violation -> isOfArgument(violation, method.get()))
                .map(violation ->
                        paths.pointer(violation.getPropertyPath(), method.get(), tool, violation.getLeafBean()) + ": "
                                + violation.getMessage())
                .sorted()
                .toList();
    }

    /** The tool's method, if there is anything to check. */
    private Optional<Method> method(ServedTool tool) {
        Object server = tool.server().orElse(null);
        String signature = tool.definition()
                .path("_meta")
                .path("dev.hintproof/x-revl")
                .path("method")
                .asText();
        for (@Nullable Class<?> type = server == null ? null : server.getClass();
                type != null;
                type = type.getSuperclass()) {
            for (Method method : type.getDeclaredMethods()) {
                if (signature(method).equals(signature)) {
                    MethodDescriptor descriptor = validator
                            .getConstraintsForClass(type)
                            .getConstraintsForMethod(method.getName(), method.getParameterTypes());
                    return Optional.of(method).filter(found -> descriptor != null);
                }
            }
        }
        return Optional.empty();
    }

    private static String signature(Method method) {
        return method.getName() + "("
                + String.join(
                        ", ",
                        Stream.of(method.getParameterTypes())
                                .map(Class::getCanonicalName)
                                .toList())
                + ")";
    }

    /** What the runtime gives by itself is no argument: nothing stands in its place. */
    static boolean isInjected(Parameter parameter) {
        String type = parameter.getType().getName();
        return type.equals("dev.hintproof.server.ToolContext") || type.startsWith("io.modelcontextprotocol.");
    }

    private static boolean isOfArgument(ConstraintViolation<?> violation, Method method) {
        for (Path.Node node : violation.getPropertyPath()) {
            if (node.getKind() == ElementKind.PARAMETER) {
                int index = node.as(Path.ParameterNode.class).getParameterIndex();
                return !isInjected(method.getParameters()[index]);
            }
        }
        return true;
    }

    private static @Nullable Object[] parameters(Method method, @Nullable Object[] values) {
        Parameter[] parameters = method.getParameters();
        @Nullable Object[] all = new @Nullable Object[parameters.length];
        int next = 0;
        for (int i = 0; i < all.length; i++) {
            if (!isInjected(parameters[i])) {
                Object value = values[next++];
                boolean stream = parameters[i].getType() == InputStream.class && value instanceof byte[];
                all[i] = stream ? new ByteArrayInputStream((byte[]) value) : value;
            }
        }
        return all;
    }

    /** Getters are the program's code; constraints on fields, and so on records, need none. */
    private static final class FieldsOnly implements TraversableResolver {

        @Override
        public boolean isReachable(Object bean, Path.Node property, Class<?> root, Path path, ElementType element) {
            return element != ElementType.METHOD;
        }

        @Override
        public boolean isCascadable(Object bean, Path.Node property, Class<?> root, Path path, ElementType element) {
            return element != ElementType.METHOD;
        }
    }

    /** Validators of the provider; one of the program's is passed over, as the compiler said when it met its constraint. */
    private record OwnValidators(String provider) implements ConstraintValidatorFactory {

        @Override
        @SuppressWarnings("unchecked")
        public <T extends ConstraintValidator<?, ?>> T getInstance(Class<T> key) {
            if (!key.getName().startsWith(provider)) {
                ConstraintValidator<?, ?> pass = (value, context) -> true;
                return (T) pass;
            }
            try {
                return key.getDeclaredConstructor().newInstance();
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("no " + key.getName(), e);
            }
        }

        @Override
        public void releaseInstance(ConstraintValidator<?, ?> instance) {
            // Nothing is held.
        }
    }
}
