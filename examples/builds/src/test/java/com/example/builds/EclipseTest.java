package com.example.builds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Eclipse's own compiler, which has nothing of javac's: it is told so once, and makes no server that could be served. */
class EclipseTest {

    @TempDir
    Path folder;

    @Test
    void isOneClearErrorAndNoManifest() {
        String version = Repository.VERSION;
        StringWriter errors = new StringWriter();
        boolean success = BatchCompiler.compile(
                new String[] {
                    "-17",
                    "-nowarn",
                    // It finds processors there; what -processorpath has it passes over without a word.
                    "-cp",
                    Repository.ROOT.resolve("annotations/target/classes")
                            + File.pathSeparator
                            + Repository.ROOT.resolve("runtime/server/target/classes")
                            + File.pathSeparator
                            + Repository.ROOT.resolve("processor/target/hintproof-processor-" + version + ".jar"),
                    "-d",
                    folder.toString(),
                    Path.of("projects/single/src/main/java").toAbsolutePath().toString()
                },
                new PrintWriter(new StringWriter()),
                new PrintWriter(errors),
                null);

        assertFalse(success);
        String said = errors.toString();
        assertEquals(2, said.split("\\[UnsupportedCompiler\\]", -1).length, said);
        assertTrue(said.contains("1 problem (1 error)"), said);
        assertTrue(said.contains("compile with javac; in Eclipse, let Maven or Gradle build"), said);
        assertFalse(Files.exists(folder.resolve("META-INF/mcp")), "a manifest is there");
    }
}
