package dev.hintproof.processor.testing;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Processor;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** One run of javac over sources in a folder, with what a user would see of it. */
public final class Compilation {

    private final Path folder;
    private final Map<String, String> sources = new LinkedHashMap<>();
    private final List<String> options = new ArrayList<>(List.of("-Xlint:all"));
    private final List<Path> classPath = new ArrayList<>();
    private Processor[] processors = {};
    private boolean onlyNew;
    private boolean withoutRuntime;

    /** A compilation into a folder: sources below {@code src}, class files below {@code classes}. */
    public Compilation(Path folder) {
        this.folder = folder;
    }

    /** Runs with those processors. */
    public Compilation processors(Processor... all) {
        processors = all;
        return this;
    }

    /** Adds a source file; its name is found in its text. */
    public Compilation source(String text) {
        sources.put(fileName(text), text);
        return this;
    }

    /** Adds options. */
    public Compilation options(String... more) {
        options.addAll(List.of(more));
        return this;
    }

    /** Adds a folder or jar to the class path. */
    public Compilation classPath(Path place) {
        classPath.add(place);
        return this;
    }

    /** Has nothing but the annotations on the class path. */
    public Compilation withoutRuntime() {
        withoutRuntime = true;
        return this;
    }

    /** Doesn't empty the class output first, as an incremental build doesn't. */
    public Compilation incremental() {
        onlyNew = true;
        return this;
    }

    /** Where class files go. */
    public Path classes() {
        return folder.resolve("classes");
    }

    /** Runs javac. */
    public Result run() {
        try {
            return compile();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Result compile() throws IOException {
        Path src = folder.resolve("src");
        Path classes = classes();
        if (!onlyNew) {
            delete(classes);
        }
        Files.createDirectories(classes);
        var files = new ArrayList<Path>();
        for (var source : sources.entrySet()) {
            Path file = src.resolve(source.getKey());
            Files.createDirectories(file.getParent());
            Files.writeString(file, source.getValue());
            files.add(file);
        }
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        var out = new StringWriter();
        try (StandardJavaFileManager manager =
                javac.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
            var arguments = new ArrayList<>(options);
            arguments.addAll(List.of("-d", classes.toString(), "--release", "17"));
            arguments.addAll(List.of(
                    "-s", Files.createDirectories(folder.resolve("generated")).toString()));
            arguments.addAll(List.of("-classpath", classPathText()));
            Iterable<? extends JavaFileObject> units = manager.getJavaFileObjectsFromPaths(files);
            JavaCompiler.CompilationTask task = javac.getTask(out, manager, null, arguments, null, units);
            task.setLocale(Locale.ROOT);
            if (processors.length > 0) {
                task.setProcessors(List.of(processors));
            }
            boolean success = task.call();
            String text = out.toString().replace(src + "/", "").replace(folder + "/", "");
            return new Result(success, text, classes, folder.resolve("generated"));
        }
    }

    private String classPathText() {
        var all = new ArrayList<String>();
        all.add(classes().toString());
        classPath.forEach(path -> all.add(path.toString()));
        for (String place : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            if (!withoutRuntime || isAnnotations(place)) {
                all.add(place);
            }
        }
        return String.join(File.pathSeparator, all);
    }

    private static boolean isAnnotations(String place) {
        return Files.exists(Path.of(place).resolve("dev/hintproof/annotations/Plain.class"))
                || place.contains("hintproof-annotations");
    }

    private static String fileName(String text) {
        String packageName = text.lines()
                .filter(line -> line.startsWith("package "))
                .map(line ->
                        line.substring("package ".length()).replace(";", "").strip())
                .findFirst()
                .orElse("");
        var matcher = java.util.regex.Pattern.compile(
                        "(?m)^(?:public |final |abstract |sealed |non-sealed )*(?:@interface|class|interface|record|enum) (\\w+)")
                .matcher(text);
        String name = matcher.find() ? matcher.group(1) : text.contains("module ") ? "module-info" : "package-info";
        return (packageName.isEmpty() ? "" : packageName.replace('.', '/') + "/") + name + ".java";
    }

    private static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(java.util.Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    /**
     * What came of it.
     *
     * @param success whether javac says so
     * @param output all that it printed
     * @param classes the class output
     * @param generated the generated sources
     */
    public record Result(boolean success, String output, Path classes, Path generated) {

        /** A file of the class output. */
        public Optional<String> file(String name) {
            return read(classes.resolve(name));
        }

        /** A generated source. */
        public Optional<String> source(String name) {
            return read(generated.resolve(name));
        }

        private static Optional<String> read(Path file) {
            try {
                return Files.exists(file) ? Optional.of(Files.readString(file)) : Optional.empty();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
