package dev.hintproof.processor.cases.run;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.BaseStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A process's main program: {@code RunCases RESULTS CLASSES STUBS TASKS}. It works in the current folder, which it owns. Each
 * line of the file TASKS is a {@link Task}; each line of the file RESULTS is an {@link Outcome}, both as JSON.
 */
public final class RunCases {

    /** The file that lies in the folder before each run. */
    static final String CANARY = "canary.txt";

    /** How long an effect that must come is waited for. */
    private static final long PATIENCE_MILLIS = 1500;

    private static final ObjectMapper JSON = new ObjectMapper();

    /**
     * One tool to run.
     *
     * @param id names it in the results
     * @param resources its case's folder
     * @param owner binary name of its class
     * @param method its name
     * @param parameters how many parameters it has
     * @param arguments elements of a JSON array; empty for defaults
     * @param expectEffect whether it is worth waiting for an effect
     */
    public record Task(
            String id,
            String resources,
            String owner,
            String method,
            int parameters,
            String arguments,
            boolean expectEffect) {}

    /**
     * What a run did.
     *
     * @param id the task's
     * @param effects what was observed: words of the vocabulary of capabilities
     * @param thrown what the tool threw, or what failed; empty for nothing
     */
    public record Outcome(String id, Set<String> effects, String thrown) {}

    private final Path folder = Path.of("").toAbsolutePath();
    private final List<URL> classPath;
    private final Database database = new Database();
    private final HttpLog http = new HttpLog();
    private final Counter output = new Counter();

    private RunCases(List<URL> classPath) {
        this.classPath = classPath;
    }

    /** Runs all tasks. */
    public static void main(String[] arguments) throws Exception {
        var runner = new RunCases(List.of(
                Path.of(arguments[1]).toUri().toURL(),
                Path.of(arguments[2]).toUri().toURL()));
        System.setOut(new PrintStream(runner.output, true, StandardCharsets.UTF_8));
        var results = new ArrayList<String>();
        for (String line : Files.readAllLines(Path.of(arguments[3]))) {
            var task = JSON.readValue(line, Task.class);
            results.add(JSON.writeValueAsString(runner.run(task)));
            Files.write(Path.of(arguments[0]), results);
        }
        Runtime.getRuntime().halt(0); // threads that cases left behind must not keep the process alive
    }

    private Outcome run(Task task) throws Exception {
        reset();
        var urls = new ArrayList<>(classPath);
        urls.add(Path.of(task.resources()).toUri().toURL());
        var loader = new URLClassLoader(urls.toArray(URL[]::new), RunCases.class.getClassLoader());
        Thread.currentThread().setContextClassLoader(loader);
        var values = new Values(loader, database, http.address());
        Class<?> type = Class.forName(task.owner(), false, loader);
        Method method = Arrays.stream(type.getDeclaredMethods())
                .filter(one -> one.getName().equals(task.method())
                        && one.getParameterCount() == task.parameters()
                        && !one.isBridge())
                .findFirst()
                .orElseThrow();
        method.setAccessible(true);
        Object server = java.lang.reflect.Modifier.isStatic(method.getModifiers()) ? null : values.make(type);
        if (Files.notExists(folder.resolve(CANARY))) {
            writeCanary(); // what start-up does is no effect of the tool
        }
        var before = observe(server, loader, task);
        String thrown = call(task, method, server, values);
        Set<String> effects = before.difference(observe(server, loader, task), server == null);
        long patience = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS);
        while (task.expectEffect() && effects.isEmpty() && System.nanoTime() < patience) {
            Thread.sleep(20);
            effects = before.difference(observe(server, loader, task), server == null);
        }
        if (effects.isEmpty()) {
            // Statics of classes that the first call initialised: only a second call shows a change.
            var between = observe(server, loader, task);
            call(task, method, server, values);
            effects = new TreeSet<>(between.difference(observe(server, loader, task), false));
            effects.retainAll(Set.of("state"));
        }
        return new Outcome(task.id(), effects, thrown);
    }

    private static String call(Task task, Method method, @Nullable Object server, Values values) {
        try {
            Type[] types = method.getGenericParameterTypes();
            Object result = method.invoke(server, values.arguments(types, task.arguments()));
            if (result instanceof CompletionStage<?> stage) {
                result = stage.toCompletableFuture().get(5, TimeUnit.SECONDS);
            } else if (result instanceof BaseStream<?, ?> stream) {
                stream.iterator().forEachRemaining(one -> {});
                result = null;
            }
            JSON.copy().findAndRegisterModules().writeValueAsString(result);
            return "";
        } catch (InvocationTargetException e) {
            return String.valueOf(e.getCause());
        } catch (Throwable e) {
            return e.toString();
        }
    }

    private Observation observe(@Nullable Object server, ClassLoader loader, Task task) throws IOException {
        String prefix = task.owner().substring(0, task.owner().lastIndexOf('.') + 1);
        return new Observation(
                Observation.files(folder),
                output.count.get(),
                http.unsafeRequests(),
                database.dump(),
                String.valueOf(System.getProperties().get("case.value")),
                ObjectGraph.describe(
                        server, loader, prefix, Path.of(classPath.get(0).getPath())));
    }

    private void reset() throws IOException {
        System.clearProperty("case.value");
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(java.util.Comparator.reverseOrder()).toList()) {
                if (!path.equals(folder)) {
                    Files.deleteIfExists(path);
                }
            }
        }
        writeCanary();
        database.reset();
    }

    private void writeCanary() throws IOException {
        Files.writeString(folder.resolve(CANARY), "alive\n");
    }

    private static final class Counter extends OutputStream {
        private final AtomicLong count = new AtomicLong();

        @Override
        public void write(int b) {
            count.incrementAndGet();
        }
    }
}
