package dev.hintproof.server.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.server.Argument;
import dev.hintproof.server.CannotServeException;
import dev.hintproof.server.ToolBinding;
import dev.hintproof.server.ToolServer;
import dev.hintproof.server.sample.Person;
import dev.hintproof.server.sample.SampleManifest;
import dev.hintproof.server.sample.SampleServer;
import dev.hintproof.server.sample.SampleTools;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is served, and what is refused with which words. */
class ManifestLoaderTest {

    private static final ToolServer SAMPLE = new SampleServer(new SampleTools());

    @TempDir
    Path folder;

    private record Named(String serverName, Class<?> serverType, List<ToolBinding> bindings) implements ToolServer {}

    private Served load(ToolServer... servers) throws IOException {
        URL[] path = {folder.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(path, getClass().getClassLoader())) {
            return ManifestLoader.load(List.of(servers), loader);
        }
    }

    private List<String> problems(Consumer<ObjectNode> change, ToolServer... servers) throws IOException {
        ObjectNode manifest = SampleManifest.tree();
        change.accept(manifest);
        SampleManifest.write(folder, manifest);
        return assertThrows(CannotServeException.class, () -> load(servers)).problems();
    }

    private static ObjectNode tool(ObjectNode manifest, String name) {
        for (var tool : manifest.get("tools")) {
            if (tool.path("name").asText().equals(name)) {
                return (ObjectNode) tool;
            }
        }
        throw new IllegalArgumentException(name);
    }

    @Test
    void servesExactlyWhatTheManifestLists() throws IOException {
        SampleManifest.write(folder, SampleManifest.tree());
        Served served = load(SAMPLE);
        assertEquals("Sample", served.title());
        assertEquals("2.0", served.version());
        assertEquals(SampleManifest.tree().get("tools").size(), served.tools().size());
        assertEquals(
                tool(SampleManifest.tree(), "repeat"), served.toolList().get(12).definition());
    }

    @Test
    void aMissingManifestSaysHowToEnableTheProcessor() {
        List<String> problems =
                assertThrows(CannotServeException.class, () -> load(SAMPLE)).problems();
        assertEquals(
                List.of(
                        "META-INF/mcp/sample.json is not on the class path: the annotation processor did not run, or it refused"
                                + " the build. Name hintproof-processor among the compiler's <annotationProcessorPaths> (Maven) or as"
                                + " annotationProcessor (Gradle), see that no -proc:none is set, and rebuild. From JDK 23 on a processor"
                                + " that is only on the class path does not run unless -proc:full is given"),
                problems);
    }

    @Test
    void aCorruptManifestIsLocated() throws IOException {
        SampleManifest.write(folder, SampleManifest.tree());
        Path file = folder.resolve("META-INF/mcp/sample.json");
        Files.writeString(file, Files.readString(file).substring(0, 200));
        List<String> problems =
                assertThrows(CannotServeException.class, () -> load(SAMPLE)).problems();
        assertTrue(
                problems.get(0).matches("META-INF/mcp/sample.json:\\d+:\\d+: not valid JSON: .*"), problems::toString);
    }

    @Test
    void aHintThatWasFlippedIsRefused() throws IOException {
        List<String> problems = problems(
                manifest -> ((ObjectNode) tool(manifest, "nothing").get("annotations")).put("destructiveHint", false),
                SAMPLE);
        assertTrue(
                problems.get(0).contains("the hints of tool 'nothing' contradict its provenance"), problems::toString);
    }

    @Test
    void aClassThatChangedAsksForARebuild() throws IOException {
        List<String> problems = problems(
                manifest -> {
                    ObjectNode classes = (ObjectNode) manifest.get("classes");
                    classes.put(Person.class.getName().replace('.', '/'), "sha256:" + "1".repeat(64));
                    classes.put("com/example/Gone", "sha256:" + "2".repeat(64));
                },
                SAMPLE);
        assertEquals(
                List.of("the manifest's hints were derived from other class files than those on the class path:"
                        + " com.example.Gone (missing), dev.hintproof.server.sample.Person; rebuild the server, with the"
                        + " dependencies that it is run with"),
                problems);
    }

    @Test
    void aServerClassWithoutADigestIsRefused() throws IOException {
        List<String> problems = problems(
                manifest -> ((ObjectNode) manifest.get("classes"))
                        .remove(SampleTools.class.getName().replace('.', '/')),
                SAMPLE);
        assertEquals(
                List.of("the manifest has no digest of dev.hintproof.server.sample.SampleTools; rebuild the server"),
                problems);
    }

    @Test
    void aBindingThatIsNotListedIsRefused() throws IOException {
        List<String> problems = problems(manifest -> ((ArrayNode) manifest.get("tools")).remove(0), SAMPLE);
        assertEquals(
                List.of(
                        "tool 'ask' of dev.hintproof.server.sample.SampleTools is not in the manifest; rebuild the server"),
                problems);
    }

    @Test
    void aListedToolThatIsNotBoundIsRefused() throws IOException {
        List<ToolBinding> fewer = new ArrayList<>(SAMPLE.bindings());
        fewer.remove(0);
        List<String> problems = problems(manifest -> {}, new Named("sample", SampleTools.class, fewer));
        assertEquals(
                List.of(
                        "tool 'ask' of dev.hintproof.server.sample.SampleTools is in the manifest but not bound; rebuild the"
                                + " server"),
                problems);
    }

    @Test
    void aToolOfAnotherClassNamesTheRegistrationThatIsMissing() throws IOException {
        List<ToolBinding> fewer = new ArrayList<>(SAMPLE.bindings());
        fewer.remove(0);
        List<String> problems = problems(
                manifest -> ((ObjectNode) tool(manifest, "ask").at("/_meta/dev.hintproof~1x-revl"))
                        .put("type", "com.example.MoreTools"),
                new Named("sample", SampleTools.class, fewer));
        assertEquals(
                List.of("tool 'ask' of com.example.MoreTools is in the manifest but not bound; serve"
                        + " com.example.MoreTools_McpTools as well"),
                problems);
    }

    @Test
    void aToolOfAnotherTypeIsRefused() throws IOException {
        List<String> problems = problems(
                manifest -> ((ObjectNode) tool(manifest, "ask").at("/_meta/dev.hintproof~1x-revl"))
                        .put("type", "com.example.OldTools"),
                SAMPLE);
        assertEquals(
                List.of("tool 'ask' is bound to dev.hintproof.server.sample.SampleTools, but was derived from"
                        + " com.example.OldTools; rebuild the server"),
                problems);
    }

    @Test
    void otherArgumentsThanTheSchemasAreRefused() throws IOException {
        List<ToolBinding> changed = new ArrayList<>(SAMPLE.bindings());
        changed.replaceAll(binding -> binding.tool().equals("exact")
                ? new ToolBinding("exact", List.of(Argument.required("sum", int.class)), binding.invoker())
                : binding);
        List<String> problems = problems(manifest -> {}, new Named("sample", SampleTools.class, changed));
        assertEquals(
                List.of("tool 'exact' takes the arguments [sum], but its schema has [amount]; rebuild the server"),
                problems);
    }

    @Test
    void theSameClassTwiceIsRefused() throws IOException {
        List<String> problems = problems(manifest -> {}, SAMPLE, SAMPLE);
        assertTrue(problems.contains("tool 'ask' is bound twice: give each generated class once"), problems::toString);
    }

    @Test
    void twoServersInOneProcessAreRefused() throws IOException {
        List<String> problems = problems(manifest -> {}, SAMPLE, new Named("other", SampleTools.class, List.of()));
        assertEquals(
                List.of(
                        "one process serves one server over stdio, but it was given tools of 'sample' and of 'other'; start a"
                                + " process for each"),
                problems);
    }
}
