package dev.hintproof.processor.catalog;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hintproof.processor.analysis.Analyzer;
import dev.hintproof.processor.analysis.FlowAnalyzer;
import dev.hintproof.processor.bytecode.ClassSource;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A small program for each library: what its methods reach stands on the line that each begins with, after {@code // =}. The
 * programs are compiled against the real jars and analysed as a program's own classes are.
 */
class LibraryProgramsTest {
    private static final Pattern EXPECTED = Pattern.compile("^    \\S.*?(\\w+)\\(.*\\{ // =(.*)$", Pattern.MULTILINE);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Slf4jProgram",
                "LoggingProgram",
                "JacksonProgram",
                "Jackson3Program",
                "JsonProgram",
                "McpProgram",
                "CaffeineProgram",
                "SpringProgram",
                "HttpProgram",
                "GuavaProgram",
                "ReactorProgram",
                "OkHttpProgram",
                "JsoupProgram",
                "HikariProgram",
                "JacksonModulesProgram",
            })
    void reachWhatTheirLinesSay(String program, @TempDir Path folder) throws IOException {
        String source;
        try (InputStream in =
                requireNonNull(LibraryProgramsTest.class.getResourceAsStream("programs/" + program + ".java"))) {
            source = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        List<Path> jars;
        try (Stream<Path> files = Files.list(Path.of("target", "catalog-jars"))) {
            jars = files.sorted().toList();
        }
        compile(program, source, folder, jars);
        SortedMap<String, String> expected = new TreeMap<>();
        Matcher matcher = EXPECTED.matcher(source);
        while (matcher.find()) {
            expected.put(matcher.group(1), sorted(matcher.group(2)));
        }
        assertEquals(
                expected.toString(), reached(program, folder, jars, expected).toString());
    }

    private static String sorted(String words) {
        return Stream.of(words.strip().split(" ", -1)).sorted().collect(Collectors.joining(" "));
    }

    private static void compile(String program, String source, Path folder, List<Path> jars) throws IOException {
        Path file = folder.resolve(program + ".java");
        Files.writeString(file, source);
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        try (var manager = javac.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            String path = jars.stream().map(Path::toString).collect(Collectors.joining(java.io.File.pathSeparator));
            var output = new StringWriter();
            boolean good = javac.getTask(
                            output,
                            manager,
                            null,
                            List.of("-proc:none", "-nowarn", "-cp", path, "-d", folder.toString()),
                            null,
                            manager.getJavaFileObjects(file))
                    .call();
            assertTrue(good, output.toString());
        }
    }

    private static SortedMap<String, String> reached(
            String program, Path folder, List<Path> jars, SortedMap<String, String> expected) throws IOException {
        var node = new ClassNode();
        new ClassReader(Files.readAllBytes(folder.resolve(program + ".class"))).accept(node, ClassReader.SKIP_CODE);
        var result = new TreeMap<String, String>();
        try (var source = new Jars(folder, jars)) {
            var analyzer = new FlowAnalyzer(source, Catalogs.builtIn());
            for (MethodNode method : node.methods) {
                if (expected.containsKey(method.name)) {
                    var id = new Analyzer.MethodId(node.name, method.name, method.desc);
                    var reach = analyzer.reach(id, Analyzer.Role.METHOD).orElseThrow();
                    result.put(
                            method.name,
                            reach.capabilities().stream()
                                    .map(Object::toString)
                                    .sorted()
                                    .collect(Collectors.joining(" ")));
                }
            }
        }
        return result;
    }

    /** The compiled program, with the libraries behind it. */
    private static final class Jars implements ClassSource, AutoCloseable {
        private final Path folder;
        private final URLClassLoader jars;

        Jars(Path folder, List<Path> jars) throws IOException {
            this.folder = folder;
            var urls = new ArrayList<URL>();
            for (Path jar : jars) {
                urls.add(jar.toUri().toURL());
            }
            this.jars = new URLClassLoader(urls.toArray(new URL[0]), null);
        }

        @Override
        public byte @Nullable [] find(String internalName) {
            Path own = folder.resolve(internalName + ".class");
            try (InputStream in =
                    Files.exists(own) ? Files.newInputStream(own) : jars.getResourceAsStream(internalName + ".class")) {
                return in == null || internalName.startsWith("java/") ? null : in.readAllBytes();
            } catch (IOException e) {
                throw new UncheckedIOException(internalName, e);
            }
        }

        @Override
        public List<String> moduleClasses() throws IOException {
            try (Stream<Path> files = Files.list(folder)) {
                return files.map(file -> file.getFileName().toString())
                        .filter(name -> name.endsWith(".class"))
                        .map(name -> name.substring(0, name.length() - ".class".length()))
                        .sorted()
                        .toList();
            }
        }

        @Override
        public List<String> siblings(String internalName) {
            return List.of(internalName);
        }

        @Override
        public List<String> services(String service) {
            return List.of();
        }

        @Override
        public void close() throws IOException {
            jars.close();
        }
    }
}
