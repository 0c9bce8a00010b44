package dev.hintproof.manifest.json;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.effect.HintProfile;
import dev.hintproof.manifest.effect.Hints;
import dev.hintproof.manifest.gg.GgClass;
import dev.hintproof.manifest.gg.SchemaProperties;
import dev.hintproof.manifest.model.Manifest;
import dev.hintproof.manifest.model.ToolDefinition;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;

/**
 * Reads manifests strictly. What this version doesn't know is an error, and so is a manifest that contradicts itself: hints that
 * don't follow from the provenance, labels that don't follow from the schema.
 */
public final class ManifestReader {

    private static final Set<String> TOOL_KEYS =
            Set.of("name", "title", "description", "inputSchema", "outputSchema", "annotations", "_meta");

    private final HintProfile profile;

    private ManifestReader(HintProfile profile) {
        this.profile = profile;
    }

    /**
     * Reads a manifest file.
     *
     * @param text its bytes
     * @param source what to call it in a message, such as its path inside a jar
     * @throws ManifestException if it is no valid manifest of this format, or a refusal
     */
    public static Manifest read(byte[] text, String source) {
        return read(Json.parse(text, source), source);
    }

    /**
     * Reads a manifest that was parsed already.
     *
     * @throws ManifestException if it is no valid manifest of this format, or a refusal
     */
    public static Manifest read(JsonNode tree, String source) {
        var root = new Cursor(source, "", tree);
        refuseRefusal(root);
        checkVersion(root);
        root.only(Set.of("formatVersion", "server", "derivedBy", "tools", "classes"));
        Manifest.DerivedBy derivedBy = derivedBy(root.get("derivedBy"));
        var reader = new ManifestReader(derivedBy.profile());
        var tools = new ArrayList<ToolDefinition>();
        for (Cursor tool : root.get("tools").elements()) {
            tools.add(reader.tool(tool));
        }
        var classes = new TreeMap<String, String>();
        Cursor digests = root.get("classes");
        for (String name :
                digests.object().propertyStream().map(Map.Entry::getKey).toList()) {
            classes.put(name, digests.get(name).text());
        }
        Manifest.Server server = server(root.get("server"));
        return located(root, () -> new Manifest(server, derivedBy, tools, classes));
    }

    private static void refuseRefusal(Cursor root) {
        Optional<Cursor> refused = root.find(ManifestWriter.REFUSED_KEY);
        if (refused.isPresent()) {
            Cursor refusal = refused.get();
            throw root.error("the build of server '" + refusal.get("server").text()
                    + "' was refused, so there is no manifest: "
                    + String.join("; ", refusal.get("reasons").texts()) + "; mend that and build again");
        }
    }

    private static void checkVersion(Cursor root) {
        Cursor version = root.get("formatVersion");
        JsonNode node = version.node();
        if (!node.isInt() || node.intValue() != Manifest.FORMAT_VERSION) {
            throw version.error("format version " + node
                    + " is not known to this version of hintproof, which reads version " + Manifest.FORMAT_VERSION
                    + "; build the server again with the same version of hintproof as its runtime");
        }
    }

    private static Manifest.Server server(Cursor at) {
        at.only(Set.of("name", "version", "title", "instructions"));
        return located(
                at,
                () -> new Manifest.Server(
                        at.get("name").text(),
                        at.get("version").text(),
                        at.find("title").map(Cursor::text),
                        at.find("instructions").map(Cursor::text)));
    }

    private static Manifest.DerivedBy derivedBy(Cursor at) {
        at.only(Set.of("name", "version", "profile", "catalog"));
        Cursor profile = at.get("profile");
        HintProfile known = HintProfile.of(profile.text())
                .orElseThrow(() -> profile.error("'" + profile.text() + "' is no known profile"));
        return located(
                at,
                () -> new Manifest.DerivedBy(
                        at.get("name").text(),
                        at.get("version").text(),
                        known,
                        at.get("catalog").text()));
    }

    private ToolDefinition tool(Cursor at) {
        at.only(TOOL_KEYS);
        Cursor annotations = at.get("annotations")
                .only(Set.of("title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"));
        String title = at.get("title").text();
        if (!annotations.get("title").text().equals(title)) {
            throw annotations.get("title").error("it differs from the tool's title '" + title + "'");
        }
        Cursor meta = at.get("_meta").only(Set.of(ManifestWriter.PROVENANCE_KEY, ManifestWriter.LABELS_KEY));
        var tool = new ToolDefinition(
                at.get("name").text(),
                title,
                at.get("description").text(),
                at.get("inputSchema").object(),
                at.find("outputSchema").map(Cursor::object),
                hints(annotations),
                ProvenanceReader.read(meta.get(ManifestWriter.PROVENANCE_KEY)),
                labels(meta.get(ManifestWriter.LABELS_KEY)));
        checkHints(annotations, tool);
        checkLabels(at, tool);
        return tool;
    }

    private static Hints hints(Cursor at) {
        return located(
                at,
                () -> new Hints(
                        at.get("readOnlyHint").bool(),
                        at.get("destructiveHint").bool(),
                        at.get("idempotentHint").bool(),
                        at.get("openWorldHint").bool()));
    }

    private static SortedMap<String, SortedSet<GgClass>> labels(Cursor at) {
        var labels = new TreeMap<String, SortedSet<GgClass>>();
        for (String property :
                at.object().propertyStream().map(Map.Entry::getKey).toList()) {
            var classes = new TreeSet<GgClass>();
            for (Cursor label : at.get(property).elements()) {
                classes.add(GgClass.of(label.text())
                        .orElseThrow(() -> label.error("'" + label.text() + "' is no gg: class")));
            }
            labels.put(property, classes);
        }
        return labels;
    }

    private void checkHints(Cursor annotations, ToolDefinition tool) {
        Hints derived = tool.provenance().derivation().hints(profile);
        if (!derived.equals(tool.hints())) {
            throw annotations.error(
                    "the hints of tool '" + tool.name() + "' contradict its provenance: they are " + words(tool.hints())
                            + ", but from the provenance follow " + words(derived) + "; build the server again");
        }
    }

    private static void checkLabels(Cursor at, ToolDefinition tool) {
        var schema = tool.inputSchema().deepCopy();
        var derived = SchemaProperties.label(schema);
        // Clients that refuse unknown keywords are served schemas without labels; _meta has them all the same.
        boolean bare = SchemaProperties.withoutLabels(schema).equals(tool.inputSchema());
        if (!derived.equals(tool.gg()) || !(bare || schema.equals(tool.inputSchema()))) {
            throw at.error("the gg: labels of tool '" + tool.name() + "' don't follow from its schema, which gives "
                    + derived + "; build the server again");
        }
    }

    private static String words(Hints hints) {
        return "readOnlyHint " + hints.readOnly() + ", destructiveHint " + hints.destructive() + ", idempotentHint "
                + hints.idempotent() + ", openWorldHint " + hints.openWorld();
    }

    /** Runs a constructor, and gives its complaint a place. */
    static <T> T located(Cursor at, Supplier<T> constructor) {
        try {
            return constructor.get();
        } catch (IllegalArgumentException e) {
            throw at.error(String.valueOf(e.getMessage()));
        }
    }
}
