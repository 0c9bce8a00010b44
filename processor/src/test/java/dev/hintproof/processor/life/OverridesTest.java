package dev.hintproof.processor.life;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hintproof.processor.testing.Compilation;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a call means changes where neither the server nor the called class does. */
class OverridesTest {

    private static final String SERVER = """
            package t;

            import dev.hintproof.annotations.*;

            @McpServer(name = "s")
            public class Server {
                private final Runs runs;

                public Server() { this(new Calm()); }

                public Server(Runs runs) { this.runs = runs; }

                /** Runs. */
                @McpTool @Plain
                public String run(String file) { return runs.run(file); }
            }
            """;

    private static final String RUNS = """
            package t;

            public interface Runs {
                String run(String file);
            }
            """;

    private static final String BASE = """
            package t;

            public class Base implements Runs {
                @Override public String run(String file) { new java.io.File(file).delete(); return file; }
            }
            """;

    private static final String CALM = """
            package t;

            public class Calm extends Base {
                @Override public String run(String file) { return file; }
            }
            """;

    private static final String WILD = """
            package u;

            public class Wild extends t.Calm {
                @Override public String run(String file) { new java.io.File(file).delete(); return file; }
            }
            """;

    private static final String WIRING = """
            package u;

            public class Wiring {
                public static t.Server server() { return new t.Server(new Wild()); }
            }
            """;

    private static final String REFUSAL =
            "[DeclaredBound] tool 'run' of t.Server is declared plain but can reach an undoable change";

    @TempDir
    Path folder;

    private static void assertRefused(Compilation.Result result, String step) {
        assertFalse(result.success());
        assertTrue(result.output().contains("error: " + REFUSAL), result.output());
        assertTrue(result.output().contains("-> " + step), result.output());
        assertEquals(Optional.empty(), result.file("META-INF/mcp/s.json"));
    }

    @Test
    void anOverrideThatIsDeletedLeavesTheInheritedMethod() {
        Program program = new Program(folder);
        program.compile(SERVER, RUNS, BASE, CALM);

        assertRefused(
                Program.run(program.compilation().incremental(), "package t;\npublic class Calm extends Base {}\n"),
                "Base.run(String)");
    }

    @Test
    void anOverrideThatIsAddedElsewhereInTheModuleCounts() {
        Program program = new Program(folder);
        program.compile(SERVER, RUNS, BASE, CALM);

        assertRefused(Program.run(program.compilation().incremental(), WILD, WIRING), "Wild.run(String)");
    }

    @Test
    void anOverrideThatAnotherModuleAddsIsFoundOverTheWholeProgram() throws Exception {
        Program first = new Program(folder.resolve("first"));
        Compilation.Result built = first.compile(SERVER, RUNS, BASE, CALM);
        // The first module can't see what will be built on it, and says so.
        assertTrue(
                built.file("META-INF/mcp/s.json").orElseThrow().contains("closed-world:t/Runs"),
                built.file("META-INF/mcp/s.json").orElseThrow());
        assertEquals(List.of(), first.verify());

        Path second = new Program(folder.resolve("second"))
                .with(built.classes())
                .compile(WILD, WIRING)
                .classes();

        List<String> problems = Program.verify(List.of(built.classes(), second), List.of());
        assertTrue(problems.contains(REFUSAL), problems::toString);
    }
}
