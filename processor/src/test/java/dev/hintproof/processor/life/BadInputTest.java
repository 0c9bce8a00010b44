package dev.hintproof.processor.life;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hintproof.processor.testing.Compilation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a compilation or a jar may have lying about: one located error each, and nothing half-written. */
class BadInputTest {

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

    private static final String HELPER = """
            package lib;

            public class Helper {
                public static String act(String file) { return Deeper.act(file); }
            }
            """;

    private static final String DEEPER = """
            package lib;

            class Deeper {
                static String act(String file) { return file; }
            }
            """;

    /** Where a class file says which version it has (JVMS §4.1). */
    private static final int MAJOR_VERSION = 7;

    @TempDir
    Path folder;

    private Path library() {
        return Program.classes(folder.resolve("lib"), HELPER, DEEPER);
    }

    private void assertRefused(Path library, String output) {
        Compilation.Result result =
                Program.run(new Program(folder.resolve("server")).with(library).compilation(), SERVER);

        assertEquals(output, result.output().replace(folder + "/", ""));
        assertFalse(result.success());
        assertNothingLeft(result);
    }

    private static void assertNothingLeft(Compilation.Result result) {
        assertEquals(Optional.empty(), result.file("META-INF/mcp/s.json"));
        assertFalse(Files.exists(result.classes().resolve("t/Server.class")), "the server's class file is there");
        assertFalse(Files.exists(result.classes().resolve("META-INF/native-image")), "a configuration is there");
    }

    @Test
    void aClassFileThatIsMissing() throws IOException {
        Path library = library();
        Files.delete(library.resolve("lib/Deeper.class"));

        assertRefused(library, """
                t/Server.java:8: error: [DeclaredBound] tool 'act' is declared plain but can reach an emission
                    @McpTool @Plain
                             ^
                    effect  opaque — lib.Deeper
                    why     the class file of lib.Deeper isn't on the class path
                    path    Server.act(String)    Server.java:9
                            -> Helper.act(String) Helper.java:4
                            -> lib.Deeper         Helper.java:4
                    fix     declare @Emission("opaque"), or move the call out of Helper.act(String)
                            put the library that has it on the class path
                """);
    }

    @Test
    void aClassFileOfANewerJdk() throws IOException {
        Path library = library();
        Path file = library.resolve("lib/Deeper.class");
        byte[] bytes = Files.readAllBytes(file);
        bytes[MAJOR_VERSION] = 99;
        Files.write(file, bytes);

        assertRefused(library, unreadable("(version 99) can't be read: Unsupported class file version 99.0"));
    }

    @Test
    void aClassFileThatIsTorn() throws IOException {
        Path library = library();
        Path file = library.resolve("lib/Deeper.class");
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, java.util.Arrays.copyOf(bytes, bytes.length / 2));

        assertRefused(
                library,
                unreadable("(version 61) can't be read: Index 145 out of bounds for length " + bytes.length / 2));
    }

    private static String unreadable(String why) {
        return """
                error: [UnreadableClass] class file lib/Deeper %s
                    fix     build or download it anew; if it is of a newer JDK, use a version for an older one, or a newer Hintproof
                """.formatted(why);
    }

    private void assertManifestRefused(String manifest, String output) throws IOException {
        Program program = new Program(folder.resolve("server")).with(library());
        Compilation.Result built = program.compile(SERVER, "package t;\nclass Other {}\n");
        Path file = built.classes().resolve("META-INF/mcp/s.json");
        Files.writeString(file, manifest.equals("half") ? halfOf(file) : manifest);

        Compilation.Result result = Program.run(program.compilation().incremental(), "package t;\nclass Other {}\n");
        assertFalse(result.success());
        assertEquals(output, result.output());
        // The file is the user's to delete; no start and no verification takes it for a manifest.
        assertTrue(!program.verify().isEmpty());
    }

    private static String halfOf(Path file) throws IOException {
        String whole = Files.readString(file);
        return whole.substring(0, whole.indexOf("\"tools\""));
    }

    @Test
    void aManifestThatIsTorn() throws IOException {
        assertManifestRefused("half", """
                error: [UnreadableManifest] META-INF/mcp/s.json:13:3: not valid JSON: Unexpected end-of-input within/between Object entries
                    fix     delete the file and compile the whole module: mvn clean compile
                """);
    }

    @Test
    void aManifestOfAnotherVersion() throws IOException {
        assertManifestRefused("{\"formatVersion\": 7}", """
                error: [UnreadableManifest] META-INF/mcp/s.json at /formatVersion: format version 7 is not known to this version of hintproof, which reads version 1; build the server again with the same version of hintproof as its runtime
                    fix     delete the file and compile the whole module: mvn clean compile
                """);
    }
}
