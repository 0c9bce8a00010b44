package dev.hintproof.processor.life;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.hintproof.processor.HintproofProcessor;
import dev.hintproof.processor.OwnAnnotations;
import dev.hintproof.processor.catalog.Catalogs;
import dev.hintproof.processor.testing.Compilation;
import dev.hintproof.processor.verify.PackagedProgram;
import dev.hintproof.processor.verify.Verifier;
import dev.hintproof.server.CannotServeException;
import dev.hintproof.server.ToolServer;
import dev.hintproof.server.load.ManifestLoader;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/** A module in a folder of its own, the jars that it leans on, and what looks at them after the compilation. */
final class Program {

    private final Path folder;
    private final List<Path> jars = new ArrayList<>();

    Program(Path folder) {
        this.folder = folder;
    }

    /** Adds a jar to the class path. */
    Program with(Path jar) {
        jars.add(jar);
        return this;
    }

    /** A compilation with the processor as users have it. */
    Compilation compilation() {
        var compilation = new Compilation(folder)
                .processors(new HintproofProcessor(), new OwnAnnotations())
                .options("-Werror");
        jars.forEach(compilation::classPath);
        return compilation;
    }

    /** Compiles into an empty output, and expects no word. */
    Compilation.Result compile(String... sources) {
        return succeeded(compilation(), sources);
    }

    /** Compiles into the output as it is, and expects no word. */
    Compilation.Result compileFurther(String... sources) {
        return succeeded(compilation().incremental(), sources);
    }

    private static Compilation.Result succeeded(Compilation compilation, String... sources) {
        Compilation.Result result = run(compilation, sources);
        assertEquals("", result.output());
        return result;
    }

    /** Compiles those sources. */
    static Compilation.Result run(Compilation compilation, String... sources) {
        for (String source : sources) {
            compilation.source(source);
        }
        return compilation.run();
    }

    /** What {@code hintproof verify} finds wrong with the class output and the jars as they are. */
    List<String> verify() throws IOException {
        return verify(List.of(folder.resolve("classes")), jars);
    }

    /** What {@code hintproof verify} finds wrong. */
    static List<String> verify(List<Path> module, List<Path> dependencies) throws IOException {
        try (var program = PackagedProgram.open(module, dependencies)) {
            return Verifier.verify(program, Catalogs.builtIn()).problems();
        }
    }

    /** What the runtime finds wrong when it starts a server; empty where it serves. */
    List<String> start(String server) throws IOException, ReflectiveOperationException {
        var places = new ArrayList<URL>();
        places.add(folder.resolve("classes").toUri().toURL());
        for (Path jar : jars) {
            places.add(jar.toUri().toURL());
        }
        try (var loader = new URLClassLoader(places.toArray(URL[]::new), Program.class.getClassLoader())) {
            return start(server, loader);
        }
    }

    /** What the runtime finds wrong when it starts a server whose classes a loader has. */
    static List<String> start(String server, ClassLoader loader) throws ReflectiveOperationException {
        Class<?> type = loader.loadClass(server);
        Object tools = type.getConstructor().newInstance();
        var bound = (ToolServer)
                loader.loadClass(server + "_McpTools").getConstructor(type).newInstance(tools);
        try {
            ManifestLoader.load(List.of(bound));
            return List.of();
        } catch (CannotServeException e) {
            return e.problems();
        }
    }

    /** Compiles sources without a processor and packs them. */
    static Path jar(Path folder, String... sources) throws IOException {
        return pack(folder.resolveSibling(folder.getFileName() + ".jar"), new Manifest(), classes(folder, sources));
    }

    /** Compiles sources without a processor. */
    static Path classes(Path folder, String... sources) {
        Compilation.Result result = run(new Compilation(folder).options("-proc:none", "-Xlint:-options"), sources);
        assertEquals("", result.output());
        return result.classes();
    }

    /** Packs a folder. */
    static Path pack(Path jar, Manifest manifest, Path classes) throws IOException {
        manifest.getMainAttributes().putIfAbsent(Attributes.Name.MANIFEST_VERSION, "1.0");
        Files.createDirectories(jar.getParent());
        try (var out = new JarOutputStream(Files.newOutputStream(jar), manifest);
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                out.putNextEntry(
                        new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
                out.write(Files.readAllBytes(file));
            }
        }
        return jar;
    }
}
