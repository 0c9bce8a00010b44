package dev.hintproof.processor.cases;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** Compiles files in this process. */
public final class Javac {

    private Javac() {}

    /** Compiles all of them in one task, without annotation processing; an error is a failure of the test. */
    public static void compile(List<Path> sources, Path output, List<Path> classPath) {
        var compiler = ToolProvider.getSystemJavaCompiler();
        var problems = new DiagnosticCollector<JavaFileObject>();
        var path = new ArrayList<String>();
        classPath.forEach(entry -> path.add(entry.toString()));
        path.add(System.getProperty("java.class.path"));
        try (var files = compiler.getStandardFileManager(problems, Locale.ROOT, null)) {
            Files.createDirectories(output);
            var options = List.of(
                    "-proc:none",
                    "-g",
                    "-nowarn",
                    "-Xlint:none",
                    "-encoding",
                    "UTF-8",
                    "-cp",
                    String.join(File.pathSeparator, path),
                    "-d",
                    output.toString());
            var task = compiler.getTask(
                    new StringWriter(), files, problems, options, null, files.getJavaFileObjectsFromPaths(sources));
            if (!task.call()) {
                var text = new StringBuilder("the programs don't compile:\n");
                problems.getDiagnostics().stream()
                        .filter(one -> one.getKind() == Diagnostic.Kind.ERROR)
                        .forEach(one -> text.append(one).append('\n'));
                throw new AssertionError(text.toString());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
