package dev.hintproof.manifest.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.manifest.effect.Hints;
import dev.hintproof.manifest.model.Manifest;
import dev.hintproof.manifest.model.Provenance;
import dev.hintproof.manifest.model.Refusal;
import dev.hintproof.manifest.model.ToolDefinition;
import java.util.Collection;
import java.util.Optional;

/** Writes manifests: fixed key order, UTF-8, LF, two spaces a level, nothing that is null. Equal manifests have equal bytes. */
public final class ManifestWriter {

    /** The key in {@code _meta} of a tool's provenance. */
    public static final String PROVENANCE_KEY = "dev.hintproof/x-revl";

    /** The key in {@code _meta} of a tool's gg: labels. */
    public static final String LABELS_KEY = "dev.hintproof/gg";

    /** The key that makes a file a refusal. */
    static final String REFUSED_KEY = "refused";

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private ManifestWriter() {}

    /** The bytes of a manifest file. */
    public static byte[] write(Manifest manifest) {
        return Json.pretty(toJson(manifest));
    }

    /** The bytes of a refusal, which no reader accepts as a manifest. */
    public static byte[] write(Refusal refusal) {
        ObjectNode root = NODES.objectNode();
        ObjectNode refused = root.putObject(REFUSED_KEY);
        refused.put("server", refusal.server());
        putAll(refused.putArray("reasons"), refusal.reasons());
        return Json.pretty(root);
    }

    /** The manifest as a tree, in the order of its file. */
    public static ObjectNode toJson(Manifest manifest) {
        ObjectNode root = NODES.objectNode();
        root.put("formatVersion", Manifest.FORMAT_VERSION);
        ObjectNode server = root.putObject("server");
        server.put("name", manifest.server().name());
        server.put("version", manifest.server().version());
        putIfPresent(server, "title", manifest.server().title());
        putIfPresent(server, "instructions", manifest.server().instructions());
        ObjectNode derivedBy = root.putObject("derivedBy");
        derivedBy.put("name", manifest.derivedBy().name());
        derivedBy.put("version", manifest.derivedBy().version());
        derivedBy.put("profile", manifest.derivedBy().profile().wireName());
        derivedBy.put("catalog", manifest.derivedBy().catalog());
        ArrayNode tools = root.putArray("tools");
        manifest.tools().forEach(tool -> tools.add(toJson(tool)));
        ObjectNode classes = root.putObject("classes");
        manifest.classes().forEach(classes::put);
        return root;
    }

    /** One tool as a tree: a valid MCP {@code Tool}, to be sent as it is. */
    public static ObjectNode toJson(ToolDefinition tool) {
        ObjectNode node = NODES.objectNode();
        node.put("name", tool.name());
        node.put("title", tool.title());
        node.put("description", tool.description());
        node.set("inputSchema", tool.inputSchema().deepCopy());
        tool.outputSchema().ifPresent(schema -> node.set("outputSchema", schema.deepCopy()));
        ObjectNode annotations = node.putObject("annotations");
        annotations.put("title", tool.title());
        put(annotations, tool.hints());
        ObjectNode meta = node.putObject("_meta");
        meta.set(PROVENANCE_KEY, toJson(tool.provenance()));
        ObjectNode labels = meta.putObject(LABELS_KEY);
        tool.gg().forEach((property, classes) -> {
            ArrayNode list = labels.putArray(property);
            classes.forEach(one -> list.add(one.label()));
        });
        return node;
    }

    private static void put(ObjectNode annotations, Hints hints) {
        annotations.put("readOnlyHint", hints.readOnly());
        annotations.put("destructiveHint", hints.destructive());
        annotations.put("idempotentHint", hints.idempotent());
        annotations.put("openWorldHint", hints.openWorld());
    }

    private static ObjectNode toJson(Provenance provenance) {
        ObjectNode node = NODES.objectNode();
        node.put("server", provenance.server());
        node.put("type", provenance.type());
        node.put("method", provenance.method());
        node.put("classification", provenance.classification().word());
        node.put("annotationsDerivedFrom", Provenance.DERIVED_FROM);
        putAll(node.putArray("capabilities"), provenance.scope().wireNames(provenance.classification()));
        provenance.undo().ifPresent(undo -> {
            ObjectNode object = node.putObject("undo");
            object.put("tool", undo.tool());
            object.put("witness", undo.witness());
        });
        if (provenance.idempotent()) {
            node.put("idempotent", "declared");
        }
        put(node.putObject("effects"), provenance.effects());
        ArrayNode paths = node.putArray("paths");
        provenance.paths().forEach(path -> put(paths.addObject(), path));
        ArrayNode vouched = node.putArray("vouched");
        provenance.vouched().forEach(vouch -> put(vouched.addObject(), vouch));
        putAll(node.putArray("assumes"), provenance.assumes());
        node.put("guarantee", provenance.guarantee());
        return node;
    }

    private static void put(ObjectNode node, Provenance.Effects effects) {
        putCapabilities(node.putArray("reachesCapabilities"), effects.reachesCapabilities());
        putAll(node.putArray("reachesEmission"), effects.reachesEmission());
        putAll(node.putArray("reachesUndoable"), effects.reachesUndoable());
        putAll(node.putArray("reachesHostCode"), effects.reachesHostCode());
        putIfPresent(node, "hosts", effects.hosts());
        node.put("boundedByDeclaration", true);
    }

    private static void put(ObjectNode node, Provenance.Path path) {
        node.put("capability", path.capability().wireName());
        node.put("boundary", path.boundary());
        ArrayNode steps = node.putArray("steps");
        for (Provenance.Step step : path.steps()) {
            ObjectNode object = steps.addObject();
            object.put("what", step.what());
            putIfPresent(object, "where", Optional.of(step.where()).filter(where -> !where.isEmpty()));
        }
    }

    private static void put(ObjectNode node, Provenance.Vouched vouched) {
        node.put("boundary", vouched.boundary());
        node.put("as", vouched.as().word());
        putCapabilities(node.putArray("capabilities"), vouched.capabilities());
        node.put("openWorld", vouched.openWorld());
        node.put("reason", vouched.reason());
    }

    private static void putCapabilities(ArrayNode list, Collection<Capability> capabilities) {
        capabilities.stream().map(Capability::wireName).sorted().forEach(list::add);
    }

    private static void putAll(ArrayNode list, Collection<String> values) {
        values.forEach(list::add);
    }

    private static void putIfPresent(ObjectNode node, String key, Optional<String> value) {
        value.ifPresent(text -> node.put(key, text));
    }
}
