package dev.hintproof.processor.check;

import dev.hintproof.manifest.json.ManifestException;
import dev.hintproof.manifest.json.ManifestReader;
import dev.hintproof.manifest.model.Manifest;
import dev.hintproof.manifest.model.Provenance;
import dev.hintproof.manifest.model.ToolDefinition;
import dev.hintproof.processor.host.ClassOutput;
import dev.hintproof.processor.model.ServerModel;
import dev.hintproof.processor.model.ToolModel;
import dev.hintproof.processor.model.Undo;
import dev.hintproof.processor.report.Message;
import dev.hintproof.processor.report.Messages;
import dev.hintproof.processor.report.Place;
import dev.hintproof.processor.report.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.objectweb.asm.tree.MethodNode;

/**
 * The servers of the module that an earlier compilation left behind: what is declared comes from their class files, schemas and
 * texts from their manifests. Editing a helper alone would else leave a hint stale.
 */
public final class EarlierServers {

    private final ClassOutput output;
    private final Messages messages;
    private final Set<String> compiledNow;
    private final List<ServerModel> servers = new ArrayList<>();
    private final List<String> manifests = new ArrayList<>();
    private final List<String> broken = new ArrayList<>();

    /**
     * A reader of what is there.
     *
     * @param compiledNow internal names of the classes that this compilation wrote; what their manifests say is out of date
     */
    public EarlierServers(ClassOutput output, Messages messages, Set<String> compiledNow) {
        this.output = output;
        this.messages = messages;
        this.compiledNow = Set.copyOf(compiledNow);
    }

    /** Reads all manifests. */
    public EarlierServers read() throws IOException {
        for (String file : output.list(Manifest.FOLDER)) {
            if (file.endsWith(".json")) {
                Optional<byte[]> bytes = output.read(Manifest.FOLDER + file);
                if (bytes.isPresent()) {
                    read(Manifest.FOLDER + file, bytes.get());
                }
            }
        }
        return this;
    }

    /** The classes that are still servers and weren't compiled now. */
    public List<ServerModel> servers() {
        return List.copyOf(servers);
    }

    /** Names of the servers that had a manifest, whether or not anything is left of them. */
    public List<String> names() {
        return List.copyOf(manifests);
    }

    /** Names of the servers whose manifest can't be read, which has been reported. */
    public List<String> broken() {
        return List.copyOf(broken);
    }

    private void read(String file, byte[] bytes) throws IOException {
        String name = file.substring(Manifest.FOLDER.length(), file.length() - ".json".length());
        Manifest manifest;
        try {
            manifest = ManifestReader.read(bytes, file);
        } catch (ManifestException e) {
            broken.add(name);
            messages.report(Message.of(
                    Problem.UNREADABLE_MANIFEST,
                    Place.NOWHERE,
                    String.valueOf(e.getMessage()),
                    "delete the file and compile the whole module: mvn clean compile"));
            return;
        }
        manifests.add(manifest.server().name());
        SortedMap<String, List<ToolDefinition>> byType = new TreeMap<>();
        for (ToolDefinition tool : manifest.tools()) {
            byType.computeIfAbsent(tool.provenance().type(), type -> new ArrayList<>())
                    .add(tool);
        }
        for (var type : byType.entrySet()) {
            read(type.getKey(), type.getValue(), manifest);
        }
    }

    private void read(String type, List<ToolDefinition> tools, Manifest manifest) throws IOException {
        String owner = type.replace('.', '/');
        Optional<byte[]> classFile = output.read(owner + ".class");
        if (compiledNow.contains(owner) || classFile.isEmpty()) {
            return;
        }
        compiled(type, tools, manifest, classFile.get()).ifPresent(servers::add);
    }

    /**
     * A server class as its class file declares it, with schemas and texts of its manifest.
     *
     * @param type the class's binary name, as the manifest has it
     * @param tools those of the manifest's tools that come from it
     * @return empty where the class isn't of that server any more
     * @throws IllegalArgumentException for a class file that is newer than can be read
     */
    public static Optional<ServerModel> compiled(
            String type, List<ToolDefinition> tools, Manifest manifest, byte[] classFile) {
        String owner = type.replace('.', '/');
        var annotations = new CompiledAnnotations(classFile);
        if (!annotations.serverName().equals(Optional.of(manifest.server().name()))) {
            return Optional.empty();
        }
        var models = new ArrayList<ToolModel>();
        for (ToolDefinition tool : tools) {
            annotations
                    .tool(tool.provenance().method())
                    .ifPresent(method -> models.add(model(tool, owner, annotations, method)));
        }
        Manifest.Server server = manifest.server();
        var about = new ServerModel.About(
                server.name(),
                server.version(),
                server.title().orElse(""),
                server.instructions().orElse(""),
                Place.NOWHERE);
        return Optional.of(new ServerModel(owner, about, models, owner.replace('$', '_') + "_McpTools"));
    }

    private static ToolModel model(
            ToolDefinition tool, String owner, CompiledAnnotations annotations, MethodNode method) {
        Provenance provenance = tool.provenance();
        Optional<Undo> undo = provenance
                .undo()
                .map(known -> new Undo(
                        known.tool(),
                        known.witness().equals("result") ? Undo.Witness.RESULT : Undo.Witness.ARGUMENTS,
                        Place.NOWHERE));
        return new ToolModel(
                new ToolModel.Method(owner, method.name, method.desc, provenance.method()),
                tool.name(),
                tool.title(),
                tool.description(),
                annotations.declared(method),
                provenance.idempotent(),
                undo,
                tool.inputSchema(),
                tool.outputSchema(),
                List.of(),
                new ToolModel.Result("", true, false, List.of()),
                Place.NOWHERE);
    }
}
