package dev.hintproof.processor.life;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hintproof.processor.testing.Compilation;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server in a named module that leans on another one: what it reaches is found on the module path. */
class NamedModuleTest {

    private static final String MODULE = """
            module m {
                requires lib;
            }
            """;

    private static final String SERVER = """
            package t;

            import dev.hintproof.annotations.*;

            @McpServer(name = "s")
            public class Server {
                /** Acts. */
                @McpTool @Plain
                public String act(String file) { return lib.Helper.act(file); }
            }
            """;

    private static final String LIBRARY_MODULE = """
            module lib {
                exports lib;
            }
            """;

    private static final String HELPER = """
            package lib;

            public class Helper {
                private Helper() {}

                public static String act(String file) { return file; }
            }
            """;

    @TempDir
    Path folder;

    private Compilation.Result compile(String helper) {
        Path library = Program.classes(folder.resolve("lib"), LIBRARY_MODULE, helper);
        // Annotations and runtime are on the tests' class path.
        Compilation compilation = new Program(folder.resolve("server"))
                .compilation()
                .options("--module-path", library.toString(), "--add-reads", "m=ALL-UNNAMED");
        return Program.run(compilation, MODULE, SERVER);
    }

    @Test
    void isFollowedIntoAnotherModule() {
        Compilation.Result result = compile(HELPER);

        assertEquals("", result.output());
        assertTrue(result.file("META-INF/mcp/s.json").orElseThrow().contains("\"lib/Helper\": \"sha256:"));
        // The module doesn't read java.compiler, where the annotation for generated code is.
        assertFalse(result.source("t/Server_McpTools.java").orElseThrow().contains("Generated"));
    }

    @Test
    void isRefusedForWhatAnotherModuleDoes() {
        Compilation.Result result = compile(HELPER.replace("return", "new java.io.File(file).delete(); return"));

        assertFalse(result.success());
        assertTrue(result.output().contains("[DeclaredBound] tool 'act' is declared plain"), result.output());
        assertEquals(Optional.empty(), result.file("META-INF/mcp/s.json"));
    }
}
