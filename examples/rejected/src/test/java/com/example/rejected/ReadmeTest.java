package com.example.rejected;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the README shows is what happens. */
class ReadmeTest {

    private static final Path LIE = Path.of("servers/method-reference");

    private static String readme() throws IOException {
        return Files.readString(Path.of("../../README.md"));
    }

    @Test
    void showsTheCompilersOwnWords() throws IOException {
        assertTrue(readme().contains(
                        "```\n" + Files.readString(LIE.resolve("expected.txt")).stripTrailing() + "\n```"));
    }

    @Test
    void showsTheLieAsItIs() throws IOException {
        String source = Files.readString(LIE.resolve("com/example/news/NewsTools.java"));
        String withoutComments =
                source.substring(source.indexOf("@McpServer")).replaceAll("(?s) *\\/\\*\\*.*?\\*\\/\\n", "");
        assertTrue(readme().contains(withoutComments.stripTrailing()), withoutComments);
    }

    @Test
    void hasOneLineToRunAndOneToTest() throws IOException {
        assertEquals(List.of("./demo"), commands("Run it"));
        assertEquals(List.of("mvn -B verify"), commands("Test it"));
    }

    private static List<String> commands(String section) throws IOException {
        String text = readme().split("## " + section, 2)[1].split("\n## ", 2)[0];
        String block = text.split("```", 3)[1];
        assertEquals(3, text.split("```", -1).length, "one fenced block");
        return block.strip().lines().toList();
    }
}
