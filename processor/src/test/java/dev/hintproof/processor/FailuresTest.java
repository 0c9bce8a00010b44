package dev.hintproof.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hintproof.processor.analysis.Analyzer;
import dev.hintproof.processor.analysis.Reach;
import dev.hintproof.processor.catalog.CatalogException;
import dev.hintproof.processor.testing.Compilation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever fails in the check fails the build, and leaves nothing to serve. */
class FailuresTest {

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

    /** An analyser that fails when it is asked. */
    private record Failing(RuntimeException failure) implements Analyzer {
        @Override
        public Optional<Reach> reach(MethodId entry, Role role) {
            throw failure;
        }

        @Override
        public List<BoundViolation> boundViolations() {
            return List.of();
        }
    }

    private Compilation.Result compile(AnalyzerFactory analyzers) {
        return new Compilation(folder)
                .processors(new HintproofProcessor(analyzers), new OwnAnnotations())
                .source(SERVER)
                .run();
    }

    private void refused(Compilation.Result result, String message) {
        assertFalse(result.success());
        assertTrue(result.output().contains(message), result.output());
        assertEquals(Optional.empty(), result.file("META-INF/mcp/s.json"));
        assertFalse(Files.exists(result.classes().resolve("t/Server.class")));
    }

    @Test
    void aDefectOfTheAnalyserIsOneErrorWithItsTrace() {
        refused(compile((source, catalog, admitted) -> new Failing(new IllegalStateException("lost"))), """
                error: [InternalError] the check failed by a defect of Hintproof's own
                    why     java.lang.IllegalStateException: lost
                """);
    }

    @Test
    void aClassFileThatCantBeReadIsOneErrorAtTheTool() {
        refused(
                compile((source, catalog, admitted) ->
                        new Failing(new UncheckedIOException("class file t/X can't be read", new IOException("torn")))),
                "t/Server.java:8: error: [UnreadableClass] tool 'read' can't be checked: class file t/X can't be read\n");
    }

    @Test
    void aMethodThatIsntInItsClassFileIsOneErrorAtTheTool() {
        refused(
                compile((source, catalog, admitted) -> new Analyzer() {
                    @Override
                    public Optional<Reach> reach(MethodId entry, Role role) {
                        return Optional.empty();
                    }

                    @Override
                    public List<BoundViolation> boundViolations() {
                        return List.of();
                    }
                }),
                "[UnreadableClass] tool 'read' can't be checked: its class file has no method read()Ljava/lang/String;\n");
    }

    @Test
    void aCatalogThatCantBeUsedIsOneErrorALine() {
        var problems = List.of(
                new CatalogException.Problem("my.effects", 3, "there is no class com.example.Gone"),
                new CatalogException.Problem("my.effects", 7, "there is no capability 'fs.wipe'"));
        refused(
                compile((source, catalog, admitted) -> {
                    throw new CatalogException(problems);
                }),
                """
                error: [InvalidCatalog] a catalog can't be used
                    why     my.effects:3: there is no class com.example.Gone
                            my.effects:7: there is no capability 'fs.wipe'
                """);
    }

    @Test
    void aProjectsCatalogIsNeverPassedOver() {
        refused(
                new Compilation(folder)
                        .processors(TestProcessors.all())
                        .options("-Ahintproof.catalog=my.effects")
                        .source(SERVER)
                        .run(),
                "[InvalidCatalog]");
    }

    @Test
    void withoutAFolderForClassFilesAManifestHasNoPlace() throws IOException {
        Path source = Files.writeString(folder.resolve("Server.java"), SERVER.replace("package t;", ""));
        var javac = javax.tools.ToolProvider.getSystemJavaCompiler();
        var out = new java.io.StringWriter();
        try (var manager = javac.getStandardFileManager(null, null, null)) {
            // Generated sources have a folder, so that the test leaves nothing about; class files have none.
            var options = List.of("-s", folder.toString());
            var task = javac.getTask(out, manager, null, options, null, manager.getJavaFileObjects(source));
            task.setProcessors(List.of(TestProcessors.all()));

            assertFalse(task.call());
        }
        assertTrue(out.toString().contains("[OutputFailed] javac has no folder for class files"), out.toString());
        try (var files = Files.list(folder)) {
            assertTrue(files.noneMatch(file -> file.toString().endsWith(".json")));
        }
    }

    @Test
    void anOutputThatCantBeWrittenIsAnError() throws IOException {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        Files.writeString(classes.resolve("META-INF"), "a file where a folder should be");

        Compilation.Result result = new Compilation(folder)
                .processors(TestProcessors.all())
                .incremental()
                .source(SERVER)
                .run();

        assertFalse(result.success());
        assertTrue(result.output().contains("error: [OutputFailed] "), result.output());
    }
}
