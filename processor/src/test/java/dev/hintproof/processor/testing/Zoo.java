package dev.hintproof.processor.testing;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.json.Json;
import dev.hintproof.processor.TestProcessors;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Servers whose tools give back what they are given, one tool a signature: {@code zoo/<Name>.java}, with their schemas beside it.
 *
 * @param name the server class
 * @param compiled what came of it
 */
public record Zoo(String name, Compilation.Result compiled) {

    private static final Path SOURCES = Path.of("src/test/resources/zoo");

    /** The names of all servers. */
    public static Stream<String> names() throws IOException {
        try (Stream<Path> files = Files.list(SOURCES)) {
            return files
                    .map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".java"))
                    .map(file -> file.substring(0, file.length() - ".java".length()))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    /** Compiles one, with a {@code main} that serves it; a warning is a failure. */
    public static Zoo compile(String name, Path folder) throws IOException {
        String main = "package zoo;\npublic class Main { public static void main(String[] arguments) {"
                + " dev.hintproof.server.stdio.McpStdio.serve(new " + name + "_McpTools(new " + name + "())); } }\n";
        Compilation.Result result = new Compilation(folder)
                .processors(TestProcessors.all())
                .options("-Xlint:-processing", "-Werror")
                .source(Files.readString(SOURCES.resolve(name + ".java")))
                .source(main)
                .run();
        assertTrue(result.success(), result.output());
        return new Zoo(name, result);
    }

    /** Where the schemas that are expected are kept. */
    public Path golden() {
        return SOURCES.resolve(name + ".json");
    }

    /** The tools of the manifest. */
    public JsonNode tools() {
        String file = "META-INF/mcp/" + name.toLowerCase(Locale.ROOT) + ".json";
        byte[] text = compiled.file(file).orElseThrow().getBytes(StandardCharsets.UTF_8);
        return Json.parse(text, file).get("tools");
    }

    /** The command that serves it over standard input and output. */
    public List<String> command() {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Dfile.encoding=UTF-8",
                "-cp",
                compiled.classes() + File.pathSeparator + System.getProperty("java.class.path"),
                "zoo.Main");
    }
}
