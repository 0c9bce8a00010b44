package dev.hintproof.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hintproof.processor.testing.Compilation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bounds of helpers, checked by the real analyser and reported where they are exceeded. */
class BoundsTest {

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

    private static final String HELPER = """
            package t;

            import dev.hintproof.annotations.*;
            import java.nio.file.*;

            class Helper {
                @Plain
                static void clean(Path file) throws Exception {
                    Files.delete(file);
                }
            }
            """;

    @TempDir
    Path folder;

    private Compilation compilation() {
        return new Compilation(folder).processors(new HintproofProcessor(), new OwnAnnotations());
    }

    @Test
    void aHelperThatExceedsItsBoundIsAnErrorInItsBodyAndNothingIsLeftToPackage() {
        Compilation.Result result = compilation().source(SERVER).source(HELPER).run();

        assertFalse(result.success());
        assertTrue(
                result.output()
                        .contains(
                                "t/Helper.java:8: error: [HelperBound] Helper.clean(Path) exceeds its bound, which admits plain"),
                result.output());
        assertTrue(result.output().contains("    effect  fs.delete — java.nio.file.Files.delete"), result.output());
        assertEquals(Optional.empty(), result.file("META-INF/mcp/s.json"));
        assertFalse(Files.exists(result.classes().resolve("t/Helper.class")));
        assertFalse(Files.exists(result.classes().resolve("t/Server.class")));
    }

    @Test
    void aHelperWithinItsBoundPasses() {
        Compilation.Result result = compilation()
                .source(SERVER)
                .source(HELPER.replace("@Plain", "@Witnessed(\"fs.delete\")"))
                .run();

        assertTrue(result.success(), result.output());
        assertTrue(result.file("META-INF/mcp/s.json").isPresent());
    }
}
