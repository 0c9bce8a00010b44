package dev.hintproof.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hintproof.processor.TestProcessors;
import dev.hintproof.processor.testing.Compilation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Signatures that can't be had: one message each, at its place, and nothing of the server is left in the class output. */
class BadSignaturesTest {

    private static final Path CASES = Path.of("src/test/resources/diagnostics");

    @TempDir
    Path folder;

    private Compilation.Result compile(String source) {
        return new Compilation(folder)
                .processors(TestProcessors.all())
                .options("-Xlint:-processing")
                .source(source)
                .run();
    }

    private static void assertNothingWritten(Compilation.Result result) throws IOException {
        assertFalse(result.success());
        try (Stream<Path> files = Files.walk(result.classes())) {
            assertEquals(List.of(), files.filter(Files::isRegularFile).toList());
        }
    }

    /** Each of these has several mistakes beside sound tools of the same server. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "UnsupportedType",
                "DuplicateProperty",
                "DuplicateParameter",
                "InvalidDefault",
                "InvalidConstraint",
                "InvalidPattern",
                "InvalidParameterName",
                "InaccessibleType",
                "InvalidSchema",
                "TooManyParameters",
            })
    void leaveNothingHalfWritten(String name) throws IOException {
        assertNothingWritten(compile(Files.readString(CASES.resolve(name + ".java"))));
    }

    @Test
    void aThousandParametersAreOneMessage() throws IOException {
        String parameters = IntStream.range(0, 1000).mapToObj(i -> "int p" + i).collect(Collectors.joining(",\n"));
        Compilation.Result result = compile("""
                package t;

                import dev.hintproof.annotations.*;

                @McpServer(name = "s")
                public class Server {
                    /** Takes too many. */
                    @McpTool @Plain
                    public void act(
                %s) {}
                }
                """.formatted(parameters));

        assertNothingWritten(result);
        assertEquals("""
                t/Server.java:9: error: [TooManyParameters] method act can't be a tool: it takes 1000 arguments, and at most 100 can be had
                    public void act(
                                ^
                    fix     take a record with the values that belong together
                1 error
                """, result.output());
    }

    /** Each level uses the next one twice, so that there are a million ways to the last: an error, and soon. */
    @ParameterizedTest
    @ValueSource(ints = {20, 40})
    @Timeout(60)
    void aTypeThatIsTooLargeIsOneMessage(int levels) throws IOException {
        var source = new StringBuilder("""
                package t;
                import dev.hintproof.annotations.*;
                @McpServer(name = "s")
                public class Server {
                    /** Acts. */ @McpTool @Plain public void act(R0 value) {}
                """);
        for (int i = 0; i < levels; i++) {
            source.append("record R%d(R%d a, R%d b) {}\n".formatted(i, i + 1, i + 1));
        }
        Compilation.Result result =
                compile(source.append("record R" + levels + "(int a) {}\n}\n").toString());

        assertNothingWritten(result);
        List<String> errors = result.output()
                .lines()
                .filter(line -> line.contains("error: ["))
                .toList();
        assertEquals(1, errors.size(), result.output());
        assertTrue(
                errors.get(0).startsWith("t/Server.java:5: error: [UnsupportedType] type Server.R"), result.output());
    }
}
