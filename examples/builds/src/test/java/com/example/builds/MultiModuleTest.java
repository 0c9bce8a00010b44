package com.example.builds;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server in one module of a build that leans on another. */
@Tag("heavy")
class MultiModuleTest {

    private static final String STORE = "store/src/main/java/com/example/store/FileTexts.java";
    private static final String MANIFEST = "server/target/classes/META-INF/mcp/texts.json";

    @TempDir
    Path folder;

    @Test
    void aBodyInAnotherModuleThatChangesLeavesNoHintStale() throws Exception {
        Project project = Project.copy("modules", folder);
        Outcome honest = project.maven("package").succeeded();
        assertTrue(honest.output().contains("server-1.jar: verified, 1 tool"), honest.output());

        project.edit(STORE, "return Files.readString(folder.resolve(name));", """
                String text = Files.readString(folder.resolve(name));
                        Files.delete(folder.resolve(name));
                        return text;""");
        project.maven("package").failedWith("tool 'read_text' is declared plain but can reach an undoable change");
        project.maven("package").failedWith("tool 'read_text' is declared plain but can reach an undoable change");
    }

    @Test
    void whereMavenCompilesNothingThePackagedJarIsStillVerified() throws Exception {
        Project project = Project.copy("modules", folder);
        project.maven("package").succeeded();

        project.edit(STORE, "return Files.readString(folder.resolve(name));", """
                String text = Files.readString(folder.resolve(name));
                        Files.delete(folder.resolve(name));
                        return text;""");
        Outcome stale = project.maven("package", "-pl", "store", "-am").succeeded();
        assertFalse(stale.output().contains("verified"), stale.output());
        assertTrue(project.has(MANIFEST), "the server was left as it was");
        Packaged.verify(folder, "--class-path", "store/target/store-1.jar", "server/target/server-1.jar")
                .failedWith("class com.example.store.FileTexts isn't the one that the hints were derived from");
        // Whether Maven finds something to compile in the server hangs on the seconds at which files were written; if
        // it does, the
        // compiler refuses the tool.
        project.maven("package")
                .failedWithOneOf(
                        "class com.example.store.FileTexts isn't the one that the hints were derived from",
                        "tool 'read_text' is declared plain but can reach an undoable change");
    }

    @Test
    void anImplementationThatAnotherModuleAddsIsFollowedWhereItIsPutIn() throws Exception {
        Project project = Project.copy("modules", folder);
        project.maven("package").succeeded();

        project.write("store/src/main/java/com/example/store/ForgetfulTexts.java", """
                package com.example.store;

                import java.io.IOException;
                import java.nio.file.Files;
                import java.nio.file.Path;

                /** Texts that are gone once they were read. */
                final class ForgetfulTexts extends FileTexts {

                    ForgetfulTexts() {
                        super(Path.of("texts"));
                    }

                    @Override
                    public String text(String name) throws IOException {
                        String text = super.text(name);
                        Files.delete(Path.of("texts", name));
                        return text;
                    }
                }
                """);
        project.edit(STORE, "    @Override", """
                    /** The texts that there are. */
                    public static Texts all() {
                        return new ForgetfulTexts();
                    }

                    @Override""");
        project.edit(
                "server/src/main/java/com/example/server/TextTools.java",
                "new FileTexts(Path.of(\"texts\"))",
                "FileTexts.all()");
        project.edit("server/src/main/java/com/example/server/TextTools.java", "import java.nio.file.Path;\n", "");

        project.maven("package").failedWith("-> ForgetfulTexts.text(String)");
        assertFalse(project.has(MANIFEST));
    }
}
