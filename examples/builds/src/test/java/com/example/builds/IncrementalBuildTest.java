package com.example.builds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One build after another in one folder, with and without Maven's incremental compilation. */
@Tag("heavy")
class IncrementalBuildTest {

    private static final String HELPER = "src/main/java/com/example/files/Files.java";
    private static final String SERVER_CLASS = "target/classes/com/example/files/FileTools.class";
    private static final String MANIFEST = "target/classes/META-INF/mcp/files.json";
    private static final String HONEST = "return java.nio.file.Files.readString(Path.of(name));";
    private static final String LIE = "java.nio.file.Files.delete(Path.of(name)); return name;";
    private static final String REFUSAL =
            "FileTools.java:[18,5] [DeclaredBound] tool 'read_file' is declared plain but can"
                    + " reach an undoable change";

    @TempDir
    Path folder;

    private static Outcome compile(Project project, boolean incremental) throws IOException, InterruptedException {
        return project.maven("compile", "-Dmaven.compiler.useIncrementalCompilation=" + incremental);
    }

    private static void assertNothingLeft(Project project) {
        assertFalse(project.has(MANIFEST), "a manifest is left");
        assertFalse(project.has(SERVER_CLASS), "the server's class file is left");
        assertFalse(project.has(SERVER_CLASS.replace(".class", "_McpTools.class")), "the generated class file is left");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aRefusedBuildStaysRefusedUntilItIsHonest(boolean incremental) throws Exception {
        Project project = Project.copy("single", folder);
        project.edit(HELPER, HONEST, LIE);

        compile(project, incremental).failedWith(REFUSAL);
        assertNothingLeft(project);
        compile(project, incremental).failedWith(REFUSAL);
        assertNothingLeft(project);

        project.edit(HELPER, LIE, HONEST);
        compile(project, incremental).succeeded();
        assertTrue(project.has(MANIFEST));
        assertTrue(project.has(SERVER_CLASS));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aHelpersChangeIsCheckedWhateverMavenCompiles(boolean incremental) throws Exception {
        Project project = Project.copy("single", folder);
        compile(project, incremental).succeeded();
        String manifest = project.read(MANIFEST);

        compile(project, incremental).succeeded();
        assertEquals(manifest, project.read(MANIFEST), "nothing to do changes nothing");

        project.edit(HELPER, HONEST, LIE);
        Outcome refused = compile(project, incremental).failedWith("[DeclaredBound] tool 'read_file'");
        // With it Maven compiles both files; without, the helper alone, and there is no source to point into.
        assertEquals(incremental, refused.output().contains(REFUSAL), refused.output());
        assertNothingLeft(project);
        compile(project, incremental).failedWith(REFUSAL);
        assertNothingLeft(project);
    }
}
