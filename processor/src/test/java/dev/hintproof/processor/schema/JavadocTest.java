package dev.hintproof.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.hintproof.manifest.json.Json;
import dev.hintproof.processor.TestProcessors;
import dev.hintproof.processor.testing.Compilation;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Javadoc as models read it. */
class JavadocTest {

    @TempDir
    Path folder;

    private String description(String javadoc, String... options) {
        Compilation.Result result = new Compilation(folder)
                .processors(TestProcessors.all())
                .options(options)
                .source("package t;\nimport dev.hintproof.annotations.*;\n@McpServer(name = \"s\")\npublic class S {\n"
                        + javadoc + "\n@McpTool @Plain\nvoid a() {}\n}\n")
                .run();
        byte[] manifest = result.file("META-INF/mcp/s.json").orElseThrow().getBytes(StandardCharsets.UTF_8);
        return Json.parse(manifest, "s.json").at("/tools/0/description").asText();
    }

    @Test
    void markupGoesAndWordsStay() {
        assertEquals(
                "Reads List<Note> of Note.id and the note, 1 < 2 & \u20ac.",
                description(
                        "/** Reads {@code List<Note>} of {@link Note#id} and {@link Note the note}, <b>1 &lt; 2</b> &amp; &#8364;. */"));
    }

    @Test
    void listsAndParagraphsStay() {
        assertEquals(
                "Reads:\n\n- old\n- new\n\nand more.\n\nMuch more.",
                description(
                        "/**\n * Reads:\n * <ul>\n *   <li>old\n *   <li>new\n * </ul>\n * and\n * more.\n *\n * <p>Much more.\n */"));
    }

    @Test
    void theFirstSentenceCanDo() {
        assertEquals("Reads.", description("/** Reads. And more. */", "-Ahintproof.javadoc=first-sentence"));
    }

    @Test
    void blockTagsAreNoDescription() {
        assertEquals("Reads.", description("/** Reads.\n * @since 1\n * @see Object */"));
    }
}
