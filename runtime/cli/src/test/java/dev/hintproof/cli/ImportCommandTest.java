package dev.hintproof.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportCommandTest {

    private static final String TOOLS = """
            [{"name": "read_note", "description": "Reads.", "annotations": {"readOnlyHint": true},
              "inputSchema": {"type": "object", "properties": {"id": {"type": "integer"}, "class": {"type": "string"},
                 "no-te": {"type": "array", "items": {"type": "number"}}, "no_te": {"type": "object"}}, "required": ["id"]}},
             {"name": "delete_note"}, {"name": "restore_note"},
             {"name": "evil */ } \\u000a", "description": "\\" + System.exit(1) + \\" \\\\u0022 \\u0022 \\u202e \\u0000 \\ud800 */"},
             {"name": "new", "description": "\\\\u000a}"}, {"name": "dup"}, {"name": "dup"}, {"name": 3}]
            """;

    @Test
    void classesAndReasons() {
        Cli run =
                Cli.runWith("""
                [{"name": "read_note", "annotations": {"readOnlyHint": true}}, {"name": "delete_note"}, {"name": "restore_note"}]
                """, "import", "--trust-read-only-hints", "--undo", "delete_note=restore_note:result", "-");
        assertEquals("""
                read_note  plain  claim trusted
                    it claims to be read-only, nothing contradicts that, and the operator trusts it
                delete_note  witnessed  claim none
                    the operator declares that 'restore_note' undoes it, called with its result
                restore_note  emission  claim none
                    it doesn't claim to be read-only
                """, run.out());
        assertEquals(0, run.status());
    }

    @Test
    void jsonIsOneObjectForEachTool() {
        Cli run = Cli.runWith(
                "[{\"name\": \"a\", \"annotations\": {\"readOnlyHint\": true}}, 7]", "import", "--format", "json", "-");
        assertEquals("""
                {"tool":"a","index":0,"class":"emission","claim":"unchecked","reasons":["its claim to be read-only is unchecked"],"callable":true}
                {"tool":null,"index":1,"class":"emission","claim":"none","reasons":["it can't be judged: it is no object"],\
                "unclassifiable":"it is no object","callable":false}
                """, run.out());
        assertEquals(1, run.status());
    }

    @Test
    void theSkeletonCompilesWhateverTheTextHolds(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("NotesTools.java");
        Cli run = Cli.runWith(
                TOOLS,
                "import",
                "--emit",
                "java",
                "--server",
                "notes",
                "--undo",
                "delete_note=restore_note",
                "-o",
                file.toString(),
                "-");
        assertEquals("", run.err());
        String source = Files.readString(file);
        assertTrue(source.contains("@Witnessed(undo = \"restore_note\", witness = Witness.ARGUMENTS)"), source);
        var problems = new DiagnosticCollector<JavaFileObject>();
        var compiler = ToolProvider.getSystemJavaCompiler();
        try (var files = compiler.getStandardFileManager(problems, null, null)) {
            compiler.getTask(
                            null,
                            files,
                            problems,
                            List.of(
                                    "-proc:none",
                                    "-d",
                                    folder.toString(),
                                    "-cp",
                                    System.getProperty("java.class.path")),
                            null,
                            files.getJavaFileObjects(file))
                    .call();
        }
        assertEquals(List.of(), problems.getDiagnostics(), source);
    }

    @Test
    void wrongUseEndsWithTwo() {
        assertEquals(
                "hintproof: undo a=b: the server lists no tool named 'b'\n",
                Cli.runWith("[{\"name\": \"a\"}]", "import", "--undo", "a=b", "-")
                        .err());
        Cli malformed = Cli.runWith("[]", "import", "--undo", "a", "-");
        assertEquals(
                "hintproof: --undo: 'a' is no undo; expected TOOL=INVERSE, TOOL=INVERSE:arguments or TOOL=INVERSE:result\n",
                malformed.err());
        assertEquals(2, malformed.status());
        assertEquals(
                2,
                Cli.runWith("[]", "import", "--emit", "java", "--package", "a..b", "-")
                        .status());
        assertEquals(
                2,
                Cli.runWith("[]", "import", "--emit", "java", "--type", "class", "-")
                        .status());
        assertEquals(2, Cli.runWith("{", "import", "-").status());
    }
}
