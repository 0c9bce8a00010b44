package dev.hintproof.processor.check;

import dev.hintproof.manifest.effect.EffectClass;
import dev.hintproof.manifest.effect.HintProfile;
import dev.hintproof.manifest.effect.Scope;
import dev.hintproof.manifest.gg.SchemaProperties;
import dev.hintproof.manifest.model.Manifest;
import dev.hintproof.manifest.model.ToolDefinition;
import dev.hintproof.processor.analysis.Analyzer;
import dev.hintproof.processor.analysis.Reach;
import dev.hintproof.processor.model.Declared;
import dev.hintproof.processor.model.ToolModel;
import dev.hintproof.processor.report.Message;
import dev.hintproof.processor.report.Problem;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/** One server: the reach of each tool, what is wrong with it, and the manifest if nothing is. */
public final class ServerCheck {

    private final Analyzer analyzer;
    private final Settings settings;

    /**
     * What a check is made with.
     *
     * @param infer whether a tool without an effect annotation has the class that it reaches
     * @param labelsInSchema whether {@code gg:} labels stand in the schemas too
     * @param profile whose definitions of the hints are followed
     * @param derivedBy what stands in the manifest
     */
    public record Settings(boolean infer, boolean labelsInSchema, HintProfile profile, Manifest.DerivedBy derivedBy) {}

    /**
     * What came of it.
     *
     * @param manifest empty where the server is refused
     * @param messages errors first, then notes
     */
    public record Outcome(Optional<Manifest> manifest, List<Message> messages) {}

    /** A check by that analyser. */
    public ServerCheck(Analyzer analyzer, Settings settings) {
        this.analyzer = analyzer;
        this.settings = settings;
    }

    /** Checks all tools of a server. */
    public Outcome check(ServerGroup server) {
        var messages = new ArrayList<Message>();
        Map<ToolModel, Reach> reaches = new LinkedHashMap<>();
        for (ToolModel tool : server.tools()) {
            reach(tool, messages).ifPresent(reach -> reaches.put(inferred(tool, reach), reach));
        }
        var checks = new ToolCheck(reaches);
        reaches.forEach((tool, reach) -> {
            checks.error(tool, reach).ifPresent(messages::add);
            UndoCheck.error(tool, reaches).ifPresent(messages::add);
        });
        boolean refused = !messages.isEmpty();
        if (!settings.infer()) {
            reaches.forEach((tool, reach) -> {
                if (checks.error(tool, reach).isEmpty()) {
                    checks.note(tool, reach).ifPresent(messages::add);
                }
            });
        }
        return new Outcome(refused ? Optional.empty() : Optional.of(manifest(server, reaches)), messages);
    }

    private Optional<Reach> reach(ToolModel tool, List<Message> messages) {
        ToolModel.Method method = tool.method();
        String why;
        try {
            var id = new Analyzer.MethodId(method.owner(), method.name(), method.descriptor());
            Optional<Reach> reach = analyzer.reach(id, Analyzer.Role.TOOL);
            if (reach.isPresent()) {
                return reach;
            }
            why = "its class file has no method " + method.name() + method.descriptor();
        } catch (UncheckedIOException e) {
            why = String.valueOf(e.getMessage());
        }
        messages.add(Message.of(
                Problem.UNREADABLE_CLASS,
                tool.place(),
                "tool '" + tool.name() + "' can't be checked: " + why,
                "compile the module anew, and see that its class path is whole"));
        return Optional.empty();
    }

    /** A tool that declares nothing, with the class that it reaches; a change that nothing undoes is an emission. */
    private ToolModel inferred(ToolModel tool, Reach reach) {
        if (!settings.infer() || tool.declared().explicit()) {
            return tool;
        }
        boolean plain = reach.effectClass() == EffectClass.PLAIN;
        var beyond = new TreeSet<>(reach.capabilities());
        beyond.removeIf(capability -> capability.effectClass() == EffectClass.PLAIN);
        var declared = new Declared(
                plain ? EffectClass.PLAIN : EffectClass.EMISSION,
                plain ? Scope.unscoped() : Scope.of(beyond),
                false,
                tool.declared().place());
        return tool.declared(declared);
    }

    private ToolDefinition labelled(ToolDefinition tool) {
        if (settings.labelsInSchema()) {
            return tool;
        }
        return new ToolDefinition(
                tool.name(),
                tool.title(),
                tool.description(),
                SchemaProperties.withoutLabels(tool.inputSchema()),
                tool.outputSchema(),
                tool.hints(),
                tool.provenance(),
                tool.gg());
    }

    private Manifest manifest(ServerGroup server, Map<ToolModel, Reach> reaches) {
        var tools = new ArrayList<ToolDefinition>();
        var classes = new TreeMap<String, String>();
        reaches.forEach((tool, reach) -> {
            tools.add(labelled(ToolDefinition.derive(
                    tool.name(),
                    tool.title(),
                    tool.description(),
                    tool.inputSchema(),
                    tool.outputSchema(),
                    settings.profile(),
                    Provenances.of(server.name(), tool, tool.declared(), reach))));
            classes.putAll(reach.classes());
        });
        return new Manifest(server.identity(), settings.derivedBy(), tools, classes);
    }
}
