package com.example.builds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One jar with the server and all its libraries, by the shade plugin. */
@Tag("heavy")
class WholeJarTest {

    private static final String JAR = "server/target/server-1-whole.jar";

    @TempDir
    Path folder;

    private Outcome start() throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Path nothing = Files.createFile(folder.resolve("nothing"));
        return Outcome.of(folder, Map.of(), List.of("sh", "-c", java + " -jar " + JAR + " < " + nothing));
    }

    @Test
    void isVerifiedAndServed() throws Exception {
        Project project = Project.copy("modules", folder);
        project.maven("package", "-Pwhole").succeeded();

        assertEquals(new Outcome(0, JAR + ": verified, 1 tool\n"), Packaged.verify(folder, JAR));
        start().succeeded();
    }

    @Test
    void withAnotherNameForWhatTheToolLeansOnItIsNeitherVerifiedNorServed() throws Exception {
        Project project = Project.copy("modules", folder);
        project.maven("package", "-Pwhole", "-Drelocated=com.example.store").succeeded();

        Packaged.verify(folder, JAR)
                .failedWith("class com.example.store.FileTexts isn't there, though the tools' reach enters it");
        Outcome refused = start().failedWith("com.example.store.FileTexts (missing)");
        assertTrue(refused.output().contains("rebuild the server"), refused.output());
    }
}
