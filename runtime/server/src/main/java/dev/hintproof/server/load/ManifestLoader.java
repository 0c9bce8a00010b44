package dev.hintproof.server.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.json.Json;
import dev.hintproof.manifest.json.ManifestException;
import dev.hintproof.manifest.json.ManifestReader;
import dev.hintproof.manifest.model.Manifest;
import dev.hintproof.server.CannotServeException;
import dev.hintproof.server.ToolServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Finds the manifest of some tool servers and joins the two; whatever doesn't fit together is refused. */
public final class ManifestLoader {

    private final String name;
    private final List<ToolServer> servers;
    private final ClassLoader loader;

    private ManifestLoader(String name, List<ToolServer> servers, ClassLoader loader) {
        this.name = name;
        this.servers = servers;
        this.loader = loader;
    }

    /**
     * Loads what {@code servers} serve together.
     *
     * @param servers at least one; all of one server name
     * @throws CannotServeException says everything that is wrong
     */
    public static Served load(List<? extends ToolServer> servers) {
        if (servers.isEmpty()) {
            throw new IllegalArgumentException("at least one ToolServer is needed");
        }
        ClassLoader own = servers.get(0).serverType().getClassLoader();
        return load(servers, Objects.requireNonNullElseGet(own, ClassLoader::getSystemClassLoader));
    }

    /**
     * Loads what {@code servers} serve together.
     *
     * @param servers at least one; all of one server name
     * @param loader where the manifest and the class files are looked for
     * @throws CannotServeException says everything that is wrong
     */
    public static Served load(List<? extends ToolServer> servers, ClassLoader loader) {
        String name = servers.get(0).serverName();
        List<String> others = servers.stream()
                .map(ToolServer::serverName)
                .filter(other -> !other.equals(name))
                .distinct()
                .toList();
        if (!others.isEmpty()) {
            throw new CannotServeException(
                    name,
                    List.of("one process serves one server over stdio, but it was given tools of '" + name
                            + "' and of '" + String.join("', '", others) + "'; start a process for each"));
        }
        return new ManifestLoader(name, List.copyOf(servers), loader).load();
    }

    private Served load() {
        try {
            String resource = Manifest.resourceName(name);
            JsonNode tree = Json.parse(content(resource), resource);
            Manifest manifest = ManifestReader.read(tree, resource);
            Map<String, ServedTool> tools = join(manifest, tree);
            return new Served(
                    name,
                    manifest.server().title().orElse(null),
                    manifest.server().version(),
                    manifest.server().instructions().orElse(null),
                    tools,
                    DataModel.of(servers));
        } catch (ManifestException | IllegalArgumentException unreadable) {
            throw refused(String.valueOf(unreadable.getMessage()));
        } catch (IOException unreadable) {
            throw refused("the class path can't be read: " + unreadable);
        }
    }

    private byte[] content(String resource) throws IOException {
        List<URL> found = Collections.list(loader.getResources(resource));
        if (found.isEmpty()) {
            throw refused(resource
                    + " is not on the class path: the annotation processor did not run, or it refused the build."
                    + " Name hintproof-processor among the compiler's <annotationProcessorPaths> (Maven) or as"
                    + " annotationProcessor (Gradle), see that no -proc:none is set, and rebuild. From JDK 23 on a processor that"
                    + " is only on the class path does not run unless -proc:full is given");
        }
        byte[] content = read(found.get(0));
        for (URL other : found.subList(1, found.size())) {
            if (!Arrays.equals(content, read(other))) {
                throw refused(resource + " is on the class path more than once, with different content: " + found
                        + "; keep one of them");
            }
        }
        return content;
    }

    private static byte[] read(URL resource) throws IOException {
        try (InputStream stream = resource.openStream()) {
            return stream.readAllBytes();
        }
    }

    private Map<String, ServedTool> join(Manifest manifest, JsonNode tree) throws IOException {
        BindingCheck check = new BindingCheck(manifest, servers);
        List<String> problems = check.problems();
        problems.addAll(new ClassDigests(loader).problems(manifest.classes()));
        if (!problems.isEmpty()) {
            throw new CannotServeException(name, problems);
        }
        Map<String, ServedTool> tools = new LinkedHashMap<>();
        for (JsonNode definition : tree.get("tools")) {
            String tool = definition.get("name").textValue();
            tools.put(tool, new ServedTool((ObjectNode) definition, check.binding(tool), check.server(tool)));
        }
        return tools;
    }

    private CannotServeException refused(String problem) {
        return new CannotServeException(name, List.of(problem));
    }
}
