package com.example.rejected;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compiles each folder of {@code servers} with the processor jar that users get, and compares all that the compiler prints with
 * the folder's {@code expected.txt}. With {@code -Dexpected.update=true} the file is written instead, to be read by a person.
 */
class RejectedServersTest {

    private static final Path SERVERS = Path.of("servers").toAbsolutePath();
    private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();

    @TempDir
    Path temporary;

    static Stream<String> servers() throws IOException {
        try (Stream<Path> folders = Files.list(SERVERS)) {
            return folders.map(folder -> String.valueOf(folder.getFileName())).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("servers")
    void doesNotBuildAndTheCompilerSaysWhy(String server) throws IOException {
        Path folder = SERVERS.resolve(server);
        String classPath = System.getProperty("java.class.path");
        Path dependency = folder.resolve("dependency");
        if (Files.exists(dependency)) {
            Path jar = jar(dependency);
            classPath = jar + java.io.File.pathSeparator + classPath;
        }
        Path classes = Files.createDirectories(temporary.resolve("classes"));
        String output = compile(
                sources(folder).stream()
                        .filter(source -> !source.startsWith(dependency))
                        .toList(),
                List.of(
                        "-d",
                        classes.toString(),
                        "-cp",
                        classPath,
                        "-processorpath",
                        System.getProperty("processor.jar"),
                        "--release",
                        "17"));
        compare(folder, output.replace(folder + "/", ""));
        assertFalse(isLeftBehind(classes, "Tools.class"), "the refused server's class file is there");
        assertFalse(isLeftBehind(classes, ".json"), "a manifest is there");
    }

    private static void compare(Path folder, String output) throws IOException {
        Path expected = folder.resolve("expected.txt");
        if (Boolean.getBoolean("expected.update")) {
            Files.writeString(expected, output);
        }
        assertEquals(Files.readString(expected), output);
    }

    private static boolean isLeftBehind(Path classes, String suffix) throws IOException {
        try (Stream<Path> files = Files.walk(classes)) {
            return files.anyMatch(file -> file.toString().endsWith(suffix));
        }
    }

    private static List<Path> sources(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }

    private Path jar(Path sources) throws IOException {
        Path classes = Files.createDirectories(temporary.resolve("dependency"));
        assertEquals("", compile(sources(sources), List.of("-proc:none", "-d", classes.toString(), "--release", "17")));
        Path jar = temporary.resolve("quotes.jar");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file);
                Stream<Path> files = Files.walk(classes)) {
            for (Path each : files.filter(Files::isRegularFile).sorted().toList()) {
                out.putNextEntry(new ZipEntry(classes.relativize(each).toString()));
                Files.copy(each, out);
            }
        }
        return jar;
    }

    /** What javac prints. */
    private static String compile(List<Path> sources, List<String> options) throws IOException {
        StringWriter output = new StringWriter();
        List<String> all = new ArrayList<>(options);
        all.add("-Xlint:all,-processing");
        try (StandardJavaFileManager files = JAVAC.getStandardFileManager(null, Locale.ROOT, null)) {
            JAVAC.getTask(output, files, null, all, null, files.getJavaFileObjectsFromPaths(sources))
                    .call();
        }
        return output.toString();
    }
}
