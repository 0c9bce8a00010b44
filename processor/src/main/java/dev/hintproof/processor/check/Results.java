package dev.hintproof.processor.check;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.json.Json;
import dev.hintproof.manifest.json.ManifestWriter;
import dev.hintproof.manifest.model.Manifest;
import dev.hintproof.manifest.model.Refusal;
import dev.hintproof.processor.host.ClassOutput;
import dev.hintproof.processor.model.ServerModel;
import java.io.IOException;
import java.util.List;

/** What a check leaves in the class output: a manifest, or nothing that could be served. */
public final class Results {

    private final ClassOutput output;

    /** Results in that output. */
    public Results(ClassOutput output) {
        this.output = output;
    }

    /** Writes the manifest of a sound server, and what a native image needs to have it at hand. */
    public void accept(Manifest manifest) throws IOException {
        String name = manifest.server().name();
        output.write(Manifest.resourceName(name), ManifestWriter.write(manifest));
        output.write(nativeConfiguration(name), resourceConfiguration(manifest));
    }

    /**
     * Refuses a server: its manifest is overwritten, then deleted, and its class files are deleted, so that the next incremental
     * build doesn't find everything up to date. An output in memory keeps the refusal, which no reader takes for a manifest.
     *
     * @param reasons the headlines of what is wrong with it
     */
    public void refuse(ServerGroup server, List<String> reasons) throws IOException {
        String resource = Manifest.resourceName(server.name());
        output.write(resource, ManifestWriter.write(new Refusal(server.name(), reasons)));
        output.delete(resource);
        output.delete(nativeConfiguration(server.name()));
        for (ServerModel one : server.servers()) {
            deleteClass(one.owner());
            if (!one.generated().isEmpty()) {
                deleteClass(one.generated());
            }
        }
    }

    /** Deletes the class file of a class, and those of the classes within. */
    public void deleteClass(String internalName) throws IOException {
        output.delete(internalName + ".class");
        int slash = internalName.lastIndexOf('/');
        String folder = slash < 0 ? "" : internalName.substring(0, slash);
        String prefix = internalName.substring(slash + 1) + "$";
        for (String file : output.list(folder)) {
            if (file.startsWith(prefix) && file.endsWith(".class")) {
                output.delete(folder.isEmpty() ? file : folder + "/" + file);
            }
        }
    }

    /** Deletes the manifest of a server of which nothing is left. */
    public void forget(String server) throws IOException {
        output.delete(Manifest.resourceName(server));
        output.delete(nativeConfiguration(server));
    }

    private static String nativeConfiguration(String server) {
        return "META-INF/native-image/dev.hintproof/" + server + "/resource-config.json";
    }

    /** The manifest, and the class files whose digests the runtime compares with it. */
    private static byte[] resourceConfiguration(Manifest manifest) {
        ObjectNode root = JsonNodeFactory.instance.objectNode();
        ArrayNode includes = root.putObject("resources").putArray("includes");
        include(includes, Manifest.resourceName(manifest.server().name()));
        manifest.classes().keySet().forEach(name -> include(includes, name + ".class"));
        return Json.pretty(root);
    }

    private static void include(ArrayNode includes, String resource) {
        includes.addObject().put("pattern", "\\Q" + resource + "\\E");
    }
}
