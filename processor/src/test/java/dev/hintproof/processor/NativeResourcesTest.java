package dev.hintproof.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hintproof.manifest.json.Json;
import dev.hintproof.processor.testing.Compilation;
import dev.hintproof.processor.testing.OneCall;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The configuration for native images names every resource that a server loads; what isn't named wouldn't be in the image. */
class NativeResourcesTest {

    private static final String SERVER = """
            package t;

            import dev.hintproof.annotations.*;
            import jakarta.validation.constraints.*;
            import java.time.LocalDate;

            @McpServer(name = "s")
            public class Server {
                public record Note(@Email String from, LocalDate day) {}
                /** Acts. */
                @McpTool @Plain
                public Note act(Note note) { return Helper.same(note); }
            }
            """;

    private static final String HELPER = """
            package t;

            class Helper {
                static Server.Note same(Server.Note note) { return note; }
            }
            """;

    @TempDir
    Path folder;

    /** Everything on the class path once more, and what is asked of it. */
    private static final class Recording extends URLClassLoader {

        private final TreeSet<String> found = new TreeSet<>();

        Recording(URL[] places) {
            super(places, ClassLoader.getPlatformClassLoader());
        }

        @Override
        public @Nullable URL findResource(String name) {
            URL url = super.findResource(name);
            if (url != null) {
                found.add(name);
            }
            return url;
        }

        @Override
        public Enumeration<URL> findResources(String name) throws IOException {
            var urls = super.findResources(name);
            if (urls.hasMoreElements()) {
                found.add(name);
            }
            return urls;
        }
    }

    @Test
    void everyResourceThatIsLoadedIsNamed() throws Exception {
        Compilation.Result compiled = new Compilation(folder)
                .processors(TestProcessors.all())
                .options("-Xlint:-processing")
                .source(SERVER)
                .source(HELPER)
                .run();
        assertTrue(compiled.success(), compiled.output());
        var places = new ArrayList<URL>();
        places.add(compiled.classes().toUri().toURL());
        for (String place : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            places.add(Path.of(place).toUri().toURL());
        }
        try (var loader = new Recording(places.toArray(URL[]::new))) {
            Thread.currentThread().setContextClassLoader(loader);
            var call =
                    loader.loadClass(OneCall.class.getName()).getMethod("of", String.class, String.class, String.class);
            String valid = "{\"note\": {\"from\": \"a@example.org\", \"day\": \"2026-02-28\"}}";
            assertTrue(
                    String.valueOf(call.invoke(null, "t.Server", "act", valid)).contains("structuredContent"));
            String invalid = "{\"note\": {\"from\": \"nobody\", \"day\": 3}}";
            assertTrue(String.valueOf(call.invoke(null, "t.Server", "act", invalid))
                    .contains("\"isError\":true"));
            // Not among them: service files, which every native image keeps.
            loader.found.removeIf(name -> name.startsWith("META-INF/services/"));
            assertTrue(loader.found.contains("META-INF/mcp/s.json"), loader.found::toString);
            assertTrue(loader.found.contains("t/Helper.class"), loader.found::toString);
            List<Pattern> named = named(compiled);
            assertEquals(
                    List.of(),
                    loader.found.stream()
                            .filter(name -> named.stream()
                                    .noneMatch(pattern -> pattern.matcher(name).matches()))
                            .toList());
        } finally {
            Thread.currentThread().setContextClassLoader(NativeResourcesTest.class.getClassLoader());
        }
    }

    /** What the server's own configuration names, and that of the runtime. */
    private static List<Pattern> named(Compilation.Result compiled) throws IOException {
        String path = "META-INF/native-image/dev.hintproof/";
        var patterns = new ArrayList<Pattern>();
        byte[] own =
                compiled.file(path + "s/resource-config.json").orElseThrow().getBytes(StandardCharsets.UTF_8);
        Json.parse(own, "own")
                .at("/resources/includes")
                .forEach(one -> patterns.add(Pattern.compile(one.get("pattern").asText())));
        String runtime = path + "hintproof-server/resource-config.json";
        try (var in = NativeResourcesTest.class.getClassLoader().getResourceAsStream(runtime)) {
            Json.parse(Objects.requireNonNull(in, runtime).readAllBytes(), runtime)
                    .at("/bundles")
                    .forEach(one -> patterns.add(
                            Pattern.compile(Pattern.quote(one.get("name").asText()) + "(_[a-z]+)?\\.properties")));
        }
        return patterns;
    }
}
