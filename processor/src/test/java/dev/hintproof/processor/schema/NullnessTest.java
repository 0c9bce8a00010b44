package dev.hintproof.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.json.Json;
import dev.hintproof.processor.TestProcessors;
import dev.hintproof.processor.testing.Compilation;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What may be null, in every vocabulary: their annotations are declared here with the targets that they have. */
class NullnessTest {

    private static final String ON_DECLARATIONS =
            "ElementType.METHOD, ElementType.FIELD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT";
    private static final String ON_TYPES = "ElementType.TYPE_USE";

    @TempDir
    Path folder;

    private static String annotation(String packageName, String name, String targets, String members) {
        return "package " + packageName + ";\nimport java.lang.annotation.*;\n@Target({" + targets
                + "})\n@Retention(RetentionPolicy.CLASS)\npublic @interface " + name + " { " + members + " }\n";
    }

    private JsonNode tool(String server, String... more) {
        var compilation = new Compilation(folder)
                .processors(TestProcessors.all())
                .options("-Xlint:-processing,-classfile", "-Werror")
                .source(server);
        Stream.of(more).forEach(compilation::source);
        Compilation.Result result = compilation.run();
        assertTrue(result.success(), result.output());
        byte[] manifest = result.file("META-INF/mcp/s.json").orElseThrow().getBytes(StandardCharsets.UTF_8);
        return Json.parse(manifest, "s").at("/tools/0");
    }

    private static String server(String imports, String members) {
        return "package t;\nimport dev.hintproof.annotations.*;\n" + imports
                + "\n@McpServer(name = \"s\")\npublic class Server {\n" + members + "\n}\n";
    }

    private static List<String> required(JsonNode schema) {
        return Stream.of(schema.path("required"))
                .flatMap(names -> Stream.iterate(0, i -> i < names.size(), i -> i + 1)
                        .map(i -> names.get(i).asText()))
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "org.jspecify.annotations, Nullable, types",
        "javax.annotation, Nullable, declarations",
        "javax.annotation, CheckForNull, declarations",
        "org.jetbrains.annotations, Nullable, both",
        "org.springframework.lang, Nullable, declarations",
        "jakarta.annotation, Nullable, declarations",
        "org.checkerframework.checker.nullness.qual, Nullable, types",
        "org.checkerframework.checker.nullness.compatqual, NullableDecl, declarations",
        "androidx.annotation, Nullable, declarations",
        "edu.umd.cs.findbugs.annotations, Nullable, declarations",
        "org.eclipse.jdt.annotation, Nullable, types",
        "io.micronaut.core.annotation, Nullable, declarations",
    })
    void whatIsNullableMayBeLeftOut(String packageName, String name, String where) {
        String targets = where.equals("types")
                ? ON_TYPES
                : where.equals("both") ? ON_DECLARATIONS + ", " + ON_TYPES : ON_DECLARATIONS;
        String members = """
                record Note(String text, @%1$s String title, @%1$s String... tags) {}
                /** Acts. */
                @McpTool @Plain
                public String act(String text, @%1$s Integer number, @%1$s String[] words, Note note) { return text; }
                """.formatted(name);
        JsonNode tool = tool(
                server("import " + packageName + "." + name + ";", members),
                annotation(packageName, name, targets, ""));

        // On an array, a type annotation is the elements'; one for declarations is the array's.
        List<String> all = where.equals("types") ? List.of("text", "words", "note") : List.of("text", "note");
        List<String> inside = where.equals("types") ? List.of("text", "tags") : List.of("text");
        assertEquals(all, required(tool.get("inputSchema")));
        assertEquals(inside, required(tool.at("/inputSchema/properties/note")));
        assertEquals(
                where.equals("types"),
                tool.at("/inputSchema/properties/words/items").has("anyOf"),
                tool::toString);
    }

    @Test
    void whatIsNotSaidToBeNullableIsMandatory() {
        JsonNode tool = tool(
                server("import javax.annotation.Nonnull;", """
                /** Acts. */
                @McpTool @Plain
                public String act(@Nonnull String text, String other) { return text; }
                """),
                annotation("javax.annotation", "Nonnull", ON_DECLARATIONS, ""));

        assertEquals(List.of("text", "other"), required(tool.get("inputSchema")));
    }

    @Test
    void jsr305SaysMaybe() {
        String nonnull = annotation(
                "javax.annotation",
                "Nonnull",
                ON_DECLARATIONS + ", ElementType.ANNOTATION_TYPE",
                "When when() default When.ALWAYS;");
        String when = "package javax.annotation;\npublic enum When { ALWAYS, UNKNOWN, MAYBE, NEVER }\n";
        String nickname =
                "package t;\nimport javax.annotation.*;\n@Nonnull(when = When.MAYBE)\n@interface Perhaps {}\n";
        JsonNode tool = tool(server("import javax.annotation.*;", """
                /** Acts. */
                @McpTool @Plain
                public String act(@Nonnull String text, @Nonnull(when = When.MAYBE) String one, @Perhaps String two) { return text; }
                """), nonnull, when, nickname);

        assertEquals(List.of("text"), required(tool.get("inputSchema")));
    }

    private static final String RESULT = """
            record Inner(String a, @Nullable String b, int c) {}
            @NullUnmarked record Legacy(String d, int e) {}
            record Found(Inner inner, @Nullable Inner other, Legacy legacy, Optional<String> more) {}
            /** Acts. */
            @McpTool @Plain
            public Found act() { return new Found(new Inner("", null, 1), null, new Legacy("", 1), Optional.empty()); }
            """;

    private static void assertMarked(JsonNode tool) {
        JsonNode output = tool.get("outputSchema");
        assertEquals(List.of("inner", "legacy"), required(output));
        assertEquals(List.of("a", "c"), required(output.at("/properties/inner")));
        assertEquals(List.of("e"), required(output.at("/properties/legacy")));
    }

    @Test
    void withinANullMarkedClassAResultsMembersAreMandatory() {
        String imports = "import java.util.*;\nimport org.jspecify.annotations.*;\n@NullMarked";
        assertMarked(tool(server(imports, RESULT)));
    }

    @Test
    void withinANullMarkedPackageAResultsMembersAreMandatory() {
        String imports = "import java.util.*;\nimport org.jspecify.annotations.*;";
        String marked = "@org.jspecify.annotations.NullMarked\npackage t;\n";
        Path file = folder.resolve("src/t/package-info.java");
        assertMarked(tool(server(imports, RESULT), "// package-info\n" + marked));
        assertTrue(file.toFile().exists());
    }

    @Test
    void withoutAMarkOnlyPrimitivesAreSure() {
        JsonNode output = tool(server("import java.util.*;\nimport org.jspecify.annotations.*;", RESULT))
                .get("outputSchema");
        assertEquals(List.of(), required(output));
        assertEquals(List.of("c"), required(output.at("/properties/inner")));
    }

    @ParameterizedTest
    @CsvSource({
        "org.springframework.lang, NonNullApi",
        "org.jetbrains.annotations, NotNullByDefault",
        "org.eclipse.jdt.annotation, NonNullByDefault",
    })
    void defaultsOfOtherVocabulariesCountToo(String packageName, String name) {
        String members = "record Found(String a, int b) {}\n/** Acts. */ @McpTool @Plain"
                + " public Found act() { return new Found(\"\", 1); }";
        JsonNode tool = tool(
                server("import " + packageName + "." + name + ";\n@" + name, members),
                annotation(packageName, name, "ElementType.TYPE, ElementType.PACKAGE", ""));

        assertEquals(List.of("a", "b"), required(tool.get("outputSchema")));
    }
}
