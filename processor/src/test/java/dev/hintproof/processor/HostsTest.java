package dev.hintproof.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hintproof.processor.testing.Compilation;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Build tools that wrap javac's environment, rebuilt after what they do, and compilers that aren't javac. */
class HostsTest {

    private static final String SERVER = """
            package t;

            import dev.hintproof.annotations.*;

            @McpServer(name = "s")
            class Server {
                /** Reads. */
                @McpTool @Plain
                String read() { return ""; }
            }
            """;

    @TempDir
    Path folder;

    /** Hands the processor another environment than javac's. */
    private static final class Wrapping extends AbstractProcessor {
        private final Processor wrapped;
        private final UnaryOperator<ProcessingEnvironment> wrapper;

        Wrapping(Processor wrapped, UnaryOperator<ProcessingEnvironment> wrapper) {
            this.wrapped = wrapped;
            this.wrapper = wrapper;
        }

        @Override
        public synchronized void init(ProcessingEnvironment environment) {
            wrapped.init(wrapper.apply(environment));
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            wrapped.process(annotations, round);
            return false;
        }

        @Override
        public Set<String> getSupportedAnnotationTypes() {
            return wrapped.getSupportedAnnotationTypes();
        }

        @Override
        public Set<String> getSupportedOptions() {
            return wrapped.getSupportedOptions();
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return wrapped.getSupportedSourceVersion();
        }
    }

    /** As Gradle's {@code IncrementalProcessingEnvironment}: a class that keeps javac's in a field named delegate. */
    private static class Delegating implements ProcessingEnvironment {
        private final ProcessingEnvironment delegate;

        Delegating(ProcessingEnvironment delegate) {
            this.delegate = delegate;
        }

        @Override
        public Map<String, String> getOptions() {
            return delegate.getOptions();
        }

        @Override
        public Messager getMessager() {
            return delegate.getMessager();
        }

        @Override
        public Filer getFiler() {
            throw new UnsupportedOperationException("Gradle's filer refuses to read resources");
        }

        @Override
        public Elements getElementUtils() {
            return delegate.getElementUtils();
        }

        @Override
        public Types getTypeUtils() {
            return delegate.getTypeUtils();
        }

        @Override
        public SourceVersion getSourceVersion() {
            return delegate.getSourceVersion();
        }

        @Override
        public Locale getLocale() {
            return delegate.getLocale();
        }
    }

    /** A compiler of its own: nothing of javac's is behind it but what it shows. */
    private static final class Foreign implements ProcessingEnvironment {
        private final Messager messager;
        private final SourceVersion version;

        Foreign(ProcessingEnvironment javac) {
            this.messager = javac.getMessager();
            this.version = javac.getSourceVersion();
        }

        @Override
        public Map<String, String> getOptions() {
            return Map.of();
        }

        @Override
        public Messager getMessager() {
            return messager;
        }

        @Override
        public Filer getFiler() {
            throw new UnsupportedOperationException();
        }

        @Override
        public Elements getElementUtils() {
            throw new UnsupportedOperationException();
        }

        @Override
        public Types getTypeUtils() {
            throw new UnsupportedOperationException();
        }

        @Override
        public SourceVersion getSourceVersion() {
            return version;
        }

        @Override
        public Locale getLocale() {
            return Locale.ROOT;
        }
    }

    private Compilation.Result compile(UnaryOperator<ProcessingEnvironment> wrapper) {
        Processor processor = new Wrapping(new HintproofProcessor(), wrapper);
        return new Compilation(folder)
                .processors(processor, new OwnAnnotations())
                .source(SERVER)
                .run();
    }

    /** As JPS's {@code APIWrappers}: a dynamic proxy whose handler's class loader has the unwrapping method. */
    private static ProcessingEnvironment proxy(ProcessingEnvironment environment) {
        return (ProcessingEnvironment) Proxy.newProxyInstance(
                HostsTest.class.getClassLoader(),
                new Class<?>[] {ProcessingEnvironment.class},
                new org.jetbrains.jps.javac.APIWrappers.Handler(environment));
    }

    @Test
    void gradlesWrapperIsSeenThrough() {
        Compilation.Result result = compile(Delegating::new);

        assertTrue(result.success(), result.output());
        assertTrue(result.file("META-INF/mcp/s.json").isPresent());
    }

    @Test
    void intelliJsProxyIsSeenThrough() {
        Compilation.Result result = compile(HostsTest::proxy);

        assertTrue(result.success(), result.output());
        assertTrue(result.file("META-INF/mcp/s.json").isPresent());
    }

    @Test
    void wrappersWithinWrappersAreSeenThrough() {
        Compilation.Result result = compile(environment -> new Delegating(proxy(new Delegating(environment))));

        assertTrue(result.success(), result.output());
        assertTrue(result.file("META-INF/mcp/s.json").isPresent());
    }

    @Test
    void aProxyThatCantBeOpenedIsOneError() {
        Compilation.Result result = compile(environment -> (ProcessingEnvironment) Proxy.newProxyInstance(
                HostsTest.class.getClassLoader(),
                new Class<?>[] {ProcessingEnvironment.class},
                (proxy, method, arguments) -> call(environment, method, arguments)));

        assertRefused(result);
    }

    private static Object call(Object target, Method method, Object[] arguments) throws Throwable {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    @Test
    void anotherCompilerIsOneError() {
        assertRefused(compile(Foreign::new));
    }

    private static void assertRefused(Compilation.Result result) {
        assertFalse(result.success());
        String[] pieces = result.output().split("\\[UnsupportedCompiler\\]", -1);
        assertEquals(2, pieces.length, result.output());
        assertEquals(Optional.empty(), result.file("META-INF/mcp/s.json"));
    }
}
