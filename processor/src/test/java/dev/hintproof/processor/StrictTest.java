package dev.hintproof.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hintproof.processor.testing.Compilation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code -Ahintproof.strict}: a warning refuses the build, a note doesn't. */
class StrictTest {

    @TempDir
    Path folder;

    private Compilation.Result compile(String tool, List<String> options) {
        var compilation = new Compilation(folder)
                .processors(TestProcessors.all())
                .options("-Xlint:-processing")
                .source(
                        "package t;\nimport dev.hintproof.annotations.*;\n@McpServer(name = \"s\")\npublic class Server {\n"
                                + tool + "\n}\n");
        options.forEach(compilation::options);
        return compilation.run();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "MissingDescription | @McpTool @Plain public void act() {}",
                "UnknownParameterTag | /** Acts. @param gone what isn't there */ @McpTool @Plain public void act() {}",
                "BrokenJavadoc | /** Acts <b>now. */ @McpTool @Plain public void act() {}",
                "LongToolName | /** Acts. */ @McpTool(name = \"a_name_that_is_longer_than_forty_characters\") @Plain public void act() {}",
                "SimilarToolNames | /** A. */ @McpTool(name = \"a_b\") @Plain public void a() {} /** B. */ @McpTool(name = \"a-b\") @Plain public void b() {}",
            })
    void aWarningRefusesTheBuild(String problem, String tool) {
        String source = tool.replace(" @param", "\n * @param");
        Compilation.Result lenient = compile(source, List.of());
        assertTrue(lenient.success(), lenient.output());
        assertTrue(lenient.output().contains("warning: [" + problem + "]"), lenient.output());

        for (String option : List.of("-Ahintproof.strict", "-Ahintproof.strict=true")) {
            Compilation.Result strict = compile(source, List.of(option));
            assertFalse(strict.success());
            assertTrue(strict.output().contains("error: [" + problem + "]"), strict.output());
            assertEquals(Optional.empty(), strict.file("META-INF/mcp/s.json"));
            assertFalse(Files.exists(strict.classes().resolve("t/Server.class")));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "UndeclaredTool | /** Acts. */ @McpTool public void act() {}",
                "OverPrivileged | /** Acts. */ @McpTool @Emission public void act() {}",
                "RiskLabelMissed | /** Acts. */ @McpTool @Plain public void act(@McpParam(name = \"clientSecret\") String value) {}",
            })
    void aNoteStaysANote(String problem, String tool) {
        Compilation.Result strict = compile(tool, List.of("-Ahintproof.strict"));
        assertTrue(strict.success(), strict.output());
        assertTrue(strict.output().contains("Note: [" + problem + "]"), strict.output());
        assertTrue(strict.file("META-INF/mcp/s.json").isPresent());
    }
}
