package com.example.builds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the README has a user write: it is put together to a project, and built. */
@Tag("heavy")
class ReadmeTest {

    private static final String POM = """
            <project xmlns="http://maven.apache.org/POM/4.0.0">
              <modelVersion>4.0.0</modelVersion>
              <groupId>com.example</groupId>
              <artifactId>notes</artifactId>
              <version>1</version>
              <properties>
                <maven.compiler.release>17</maven.compiler.release>
                <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
              </properties>
            %s
              <build>
                <plugins>
            %s
                </plugins>
              </build>
            </project>
            """;

    private static final String IMPORTS = """
            package com.example;

            import dev.hintproof.annotations.*;
            import dev.hintproof.server.stdio.McpStdio;
            import java.net.URI;

            """;

    /** What the README leaves out. */
    private static final String REST = """

                @McpTool @Witnessed(undo = "delete_note")
                Note restoreNote(Note note) { ... }

                record Note(long noteId, String text) {}
            }
            """;

    @TempDir
    Path folder;

    /** The fenced blocks of a language that stand under a heading. */
    private static List<String> blocks(String heading, String language) throws IOException {
        String readme = Files.readString(Repository.ROOT.resolve("README.md"));
        String section = readme.split("\n#+ " + heading + "\n", 2)[1].split("\n#+ ", 2)[0];
        return Stream.of(section.split("```" + language + "\n", -1))
                .skip(1)
                .map(rest -> rest.substring(0, rest.indexOf("```")))
                .toList();
    }

    private Project project() throws IOException {
        List<String> maven = blocks("Maven", "xml");
        String dependencies = maven.get(0).substring(0, maven.get(0).indexOf("<plugin>"));
        String plugins = maven.get(0).substring(maven.get(0).indexOf("<plugin>")) + maven.get(1);
        List<String> java = blocks("What a developer writes", "java");
        String server = java.get(0).stripTrailing();
        assertTrue(server.endsWith("}"));
        Project project = Project.empty(folder);
        project.write("pom.xml", POM.formatted(dependencies, plugins));
        project.write(
                "src/main/java/com/example/NoteTools.java",
                IMPORTS
                        + (server.substring(0, server.length() - 1) + REST)
                                .replace("{ ... }", "{ throw new UnsupportedOperationException(); }"));
        project.write(
                "src/main/java/com/example/Main.java",
                IMPORTS + "class Main {\n" + java.get(1).replace("new NoteTools(store)", "new NoteTools()") + "}\n");
        return project;
    }

    @Test
    void theSnippetsBuildAndVerify() throws Exception {
        Outcome built = project().maven("package").succeeded();

        assertTrue(built.output().contains("notes-1.jar: verified, 4 tools"), built.output());
    }

    @Test
    void withTheProcessorSwitchedOffTheBuildFails() throws Exception {
        Project project = project();
        project.edit("pom.xml", "<annotationProcessorPaths>", "<proc>none</proc>\n<annotationProcessorPaths>");
        // Without the processor there is no generated class either.
        project.write("src/main/java/com/example/Main.java", "package com.example;\n\nclass Main {}\n");

        project.maven("package").failedWith("there is no manifest under META-INF/mcp/");
    }

    @Test
    void theTableOfVerbsIsWhatTheCommandHas() throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String help = Outcome.of(
                        folder,
                        Map.of(),
                        List.of(java, "-jar", Repository.command().toString(), "--help"))
                .succeeded()
                .output();
        List<String> verbs = help.substring(help.indexOf("Commands:"))
                .lines()
                .filter(line -> line.matches("  [a-z]+ .*"))
                .map(line -> line.strip().split(" ", 2)[0])
                .sorted()
                .toList();
        String readme = Files.readString(Repository.ROOT.resolve("README.md"));
        String section = readme.split("\n## The command\n", 2)[1].split("\n## ", 2)[0];
        List<String> table = section.lines()
                .filter(line -> line.startsWith("| `"))
                .map(line -> line.substring(3).split("[ `]", 2)[0])
                .sorted()
                .toList();

        assertEquals(verbs, table);
    }
}
