package dev.hintproof.processor.verify;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.manifest.effect.EffectClass;
import dev.hintproof.manifest.effect.Scope;
import dev.hintproof.manifest.gg.SchemaProperties;
import dev.hintproof.manifest.json.ManifestException;
import dev.hintproof.manifest.json.ManifestReader;
import dev.hintproof.manifest.json.ManifestWriter;
import dev.hintproof.manifest.model.Manifest;
import dev.hintproof.manifest.model.ToolDefinition;
import dev.hintproof.processor.analysis.Analyzer;
import dev.hintproof.processor.analysis.FlowAnalyzer;
import dev.hintproof.processor.bytecode.ClassTable;
import dev.hintproof.processor.catalog.EffectCatalog;
import dev.hintproof.processor.check.EarlierServers;
import dev.hintproof.processor.check.ServerCheck;
import dev.hintproof.processor.check.ServerGroup;
import dev.hintproof.processor.model.ServerModel;
import dev.hintproof.processor.model.ToolModel;
import dev.hintproof.processor.report.Message;
import dev.hintproof.processor.report.Severity;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Derives the hints of a packaged server again from its class files, and says where its manifest says something else. */
public final class Verifier {

    private static final List<String> HINTS =
            List.of("readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint");

    private final PackagedProgram program;
    private final EffectCatalog catalog;
    private final List<String> problems = new ArrayList<>();

    private Verifier(PackagedProgram program, EffectCatalog catalog) {
        this.program = program;
        this.catalog = catalog;
    }

    /**
     * What came of it.
     *
     * @param tools how many tools the manifests list
     * @param problems one line for each difference; empty where everything follows
     */
    public record Outcome(int tools, List<String> problems) {}

    /**
     * Verifies all manifests of a program.
     *
     * @throws IOException where the program can't be read
     */
    public static Outcome verify(PackagedProgram program, EffectCatalog catalog) throws IOException {
        var verifier = new Verifier(program, catalog);
        return new Outcome(verifier.run(), List.copyOf(verifier.problems));
    }

    private int run() throws IOException {
        SortedMap<String, Manifest> manifests = new TreeMap<>();
        for (String file : program.resources(Manifest.FOLDER)) {
            if (file.endsWith(".json")) {
                read(file).ifPresent(manifest -> manifests.put(manifest.server().name(), manifest));
            }
        }
        if (manifests.isEmpty() && problems.isEmpty()) {
            problems.add("there is no manifest under " + Manifest.FOLDER);
        }
        Analyzer analyzer = new FlowAnalyzer(program, catalog);
        for (Analyzer.BoundViolation violation : analyzer.boundViolations()) {
            problems.add(violation.bounded() + " is bound to " + violation.allowed() + ", but "
                    + violation.offender().owner().replace('/', '.') + "."
                    + violation.offender().name()
                    + " can reach " + violation.crossing().capability() + " ("
                    + violation.crossing().boundary() + ")");
        }
        int tools = 0;
        for (Manifest manifest : manifests.values()) {
            tools += manifest.tools().size();
            verify(manifest, analyzer);
        }
        return tools;
    }

    private Optional<Manifest> read(String file) throws IOException {
        Optional<byte[]> bytes = program.resource(file);
        try {
            return bytes.isEmpty() ? Optional.empty() : Optional.of(ManifestReader.read(bytes.get(), file));
        } catch (ManifestException e) {
            problems.add(String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    private void verify(Manifest shipped, Analyzer analyzer) throws IOException {
        digests(shipped);
        if (!shipped.derivedBy().catalog().equals(catalog.digest())) {
            problems.add("the manifest of '" + shipped.server().name()
                    + "' was derived with another catalog than this command has: build it anew with this version");
        }
        List<ServerModel> models = models(shipped);
        for (ServerGroup group : ServerGroup.of(models)) {
            var settings = new ServerCheck.Settings(
                    isInferred(shipped, models),
                    hasLabels(shipped),
                    shipped.derivedBy().profile(),
                    shipped.derivedBy());
            ServerCheck.Outcome outcome = new ServerCheck(analyzer, settings).check(group);
            for (Message message : outcome.messages()) {
                if (message.problem().severity() == Severity.ERROR) {
                    problems.add("[" + message.problem().pageName() + "] " + message.headline());
                }
            }
            outcome.manifest().ifPresent(derived -> compare(shipped, derived));
        }
    }

    /** Whether the compilation gave tools that declare nothing the class that they reach. */
    private static boolean isInferred(Manifest manifest, List<ServerModel> models) {
        for (ServerModel model : models) {
            for (ToolModel tool : model.tools()) {
                Optional<ToolDefinition> shipped = manifest.tool(tool.name());
                if (!tool.declared().explicit() && shipped.isPresent() && isNarrow(shipped.get())) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the schemas carry the {@code gg:} labels, or, as an option has it, {@code _meta} alone. */
    private static boolean hasLabels(Manifest manifest) {
        return manifest.tools().stream()
                .filter(tool -> !tool.gg().isEmpty())
                .allMatch(tool ->
                        !SchemaProperties.withoutLabels(tool.inputSchema()).equals(tool.inputSchema()));
    }

    private static boolean isNarrow(ToolDefinition tool) {
        return tool.provenance().classification() != EffectClass.EMISSION
                || !tool.provenance().scope().equals(Scope.unscoped());
    }

    private List<ServerModel> models(Manifest manifest) throws IOException {
        SortedMap<String, List<ToolDefinition>> byType = new TreeMap<>();
        for (ToolDefinition tool : manifest.tools()) {
            byType.computeIfAbsent(tool.provenance().type(), type -> new ArrayList<>())
                    .add(tool);
        }
        List<ServerModel> result = new ArrayList<>();
        for (Map.Entry<String, List<ToolDefinition>> type : byType.entrySet()) {
            byte[] bytes = program.find(type.getKey().replace('.', '/'));
            Optional<ServerModel> model = bytes == null
                    ? Optional.empty()
                    : EarlierServers.compiled(type.getKey(), type.getValue(), manifest, bytes);
            if (model.isEmpty()) {
                problems.add("class " + type.getKey() + " is no server '"
                        + manifest.server().name() + "', though the manifest says so");
            } else {
                missing(type.getValue(), model.get());
                result.add(model.get());
            }
        }
        return result;
    }

    private void missing(List<ToolDefinition> tools, ServerModel model) {
        for (ToolDefinition tool : tools) {
            if (model.tools().stream().noneMatch(one -> one.name().equals(tool.name()))) {
                problems.add("tool '" + tool.name() + "': " + tool.provenance().type() + " has no tool method "
                        + tool.provenance().method());
            }
        }
    }

    private void digests(Manifest shipped) {
        shipped.classes().forEach((name, digest) -> {
            byte[] bytes = program.find(name);
            if (bytes == null) {
                problems.add("class " + name.replace('/', '.') + " isn't there, though the tools' reach enters it");
            } else if (!ClassTable.digest(bytes).equals(digest)) {
                problems.add("class " + name.replace('/', '.') + " isn't the one that the hints were derived from");
            }
        });
    }

    private void compare(Manifest shipped, Manifest derived) {
        for (ToolDefinition tool : shipped.tools()) {
            derived.tool(tool.name()).ifPresent(again -> compare(tool, again));
        }
    }

    private void compare(ToolDefinition shipped, ToolDefinition derived) {
        JsonNode said = ManifestWriter.toJson(shipped);
        JsonNode is = ManifestWriter.toJson(derived);
        for (String hint : HINTS) {
            JsonNode one = said.path("annotations").path(hint);
            JsonNode other = is.path("annotations").path(hint);
            if (!one.equals(other)) {
                problems.add("tool '" + shipped.name() + "': the manifest says " + hint + " " + one
                        + ", by its code it is " + other);
            }
        }
        String key = ManifestWriter.PROVENANCE_KEY;
        differences(
                shipped.name(), said.path("_meta").path(key), is.path("_meta").path(key));
    }

    private void differences(String tool, JsonNode said, JsonNode is) {
        Iterator<String> names = is.fieldNames();
        while (names.hasNext()) {
            String name = names.next();
            if (!said.path(name).equals(is.path(name))) {
                problems.add("tool '" + tool + "': its provenance says " + name + " " + shortly(said.get(name))
                        + ", by its code it is " + shortly(is.get(name)));
            }
        }
    }

    private static String shortly(@Nullable JsonNode node) {
        String text = String.valueOf(node);
        return text.length() > 300 ? text.substring(0, 300) + "…" : text;
    }
}
