package dev.hintproof.processor.validate;

import dev.hintproof.manifest.effect.EffectClass;
import dev.hintproof.processor.model.ToolModel;
import dev.hintproof.processor.model.Undo;
import dev.hintproof.processor.report.Message;
import dev.hintproof.processor.report.Messages;
import dev.hintproof.processor.report.Problem;
import dev.hintproof.processor.report.Row;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Rules on undos that follow from declarations alone; what an undo reaches is checked after compilation. */
public final class UndoRules {

    private final Messages messages;

    /** Rules that report there. */
    public UndoRules(Messages messages) {
        this.messages = messages;
    }

    /**
     * Checks the undo of one tool.
     *
     * @param tool a tool whose source is in this compilation
     * @param server all tools of its server
     */
    public void check(ToolModel tool, Collection<ToolModel> server) {
        if (tool.declared().effectClass() != EffectClass.WITNESSED) {
            return;
        }
        if (tool.undo().isEmpty()) {
            messages.report(Message.of(
                    Problem.MISSING_UNDO,
                    tool.declared().place(),
                    "tool '" + tool.name() + "' is declared witnessed, but names no undo",
                    "name the tool that takes it back: @Witnessed(undo = \"…\"); where none can, declare @Emission"));
            return;
        }
        Undo undo = tool.undo().get();
        Optional<ToolModel> inverse = server.stream()
                .filter(other -> other.name().equals(undo.tool()))
                .findFirst();
        if (inverse.isEmpty()) {
            unknown(tool, undo, server);
            return;
        }
        if (inverse.get().declared().effectClass() == EffectClass.PLAIN) {
            messages.report(Message.of(
                    Problem.UNDO_REACH,
                    undo.place(),
                    "the undo '" + undo.tool() + "' of tool '" + tool.name()
                            + "' is declared plain, so that it can take nothing back",
                    "name a tool that changes what '" + tool.name() + "' changes"));
            return;
        }
        if (undo.witness() == Undo.Witness.RESULT) {
            byResult(tool, undo, inverse.get());
        } else {
            byArguments(tool, undo, inverse.get());
        }
    }

    private void unknown(ToolModel tool, Undo undo, Collection<ToolModel> server) {
        List<String> names = server.stream().map(ToolModel::name).sorted().toList();
        String fix = Suggestion.nearest(undo.tool(), names)
                .map(name -> "did you mean \"" + name + "\"?")
                .orElse("name one of the server's tools: " + String.join(", ", names));
        messages.report(Message.of(
                Problem.UNKNOWN_UNDO,
                undo.place(),
                "the undo '" + undo.tool() + "' of tool '" + tool.name() + "' is no tool of this server",
                fix));
    }

    private void byResult(ToolModel tool, Undo undo, ToolModel inverse) {
        ToolModel.Result result = tool.result();
        if (result.nothing()) {
            signature(
                    tool,
                    undo,
                    "its witness is the result, but '" + tool.name() + "' returns nothing",
                    "return what the undo needs, or use witness = Witness.ARGUMENTS");
            return;
        }
        if (result.nullable()) {
            messages.report(Message.of(
                    Problem.NULLABLE_WITNESS,
                    undo.place(),
                    "the result of tool '" + tool.name()
                            + "' is its witness, but it may be null or empty: then there is" + " nothing to call '"
                            + undo.tool() + "' with",
                    "return the witness always, and throw where there was nothing to do"));
            return;
        }
        List<ToolModel.Parameter> parameters = inverse.parameters();
        boolean whole = parameters.size() == 1 && parameters.get(0).javaType().equals(result.javaType());
        if (whole) {
            return;
        }
        Optional<ToolModel.Parameter> missing = firstMissing(parameters, result.members());
        if (parameters.isEmpty() || missing.isPresent()) {
            String needed = missing.map(parameter -> parameter.wireName() + " (" + simple(parameter.javaType()) + ")")
                    .orElse("nothing");
            signature(
                    tool,
                    undo,
                    "it needs " + needed + ", which isn't a member of the result " + simple(result.javaType()),
                    "let '" + undo.tool() + "' take one " + simple(result.javaType())
                            + ", or only members of it by name and type");
            return;
        }
        sure(tool, undo, parameters, result.members(), "member of its result");
    }

    /** What the undo must be given must be there. */
    private void sure(
            ToolModel tool,
            Undo undo,
            List<ToolModel.Parameter> needed,
            List<ToolModel.Parameter> available,
            String what) {
        for (ToolModel.Parameter one : needed) {
            boolean unsure =
                    available.stream().anyMatch(other -> other.wireName().equals(one.wireName()) && !other.required());
            if (one.required() && unsure) {
                messages.report(Message.of(
                        Problem.NULLABLE_WITNESS,
                        undo.place(),
                        "the undo '" + undo.tool() + "' of tool '" + tool.name() + "' must be given " + one.wireName()
                                + ", but that " + what + " may be null",
                        "make it mandatory there, or optional in '" + undo.tool() + "'"));
                return;
            }
        }
    }

    private void byArguments(ToolModel tool, Undo undo, ToolModel inverse) {
        Optional<ToolModel.Parameter> missing = firstMissing(inverse.parameters(), tool.parameters());
        if (missing.isPresent()) {
            String needed =
                    missing.get().wireName() + " (" + simple(missing.get().javaType()) + ")";
            signature(
                    tool,
                    undo,
                    "it needs " + needed + ", which isn't an argument of '" + tool.name() + "'",
                    "let '" + undo.tool() + "' take only arguments of '" + tool.name() + "', by name and type");
            return;
        }
        sure(tool, undo, inverse.parameters(), tool.parameters(), "argument");
    }

    private static Optional<ToolModel.Parameter> firstMissing(
            List<ToolModel.Parameter> needed, List<ToolModel.Parameter> available) {
        return needed.stream()
                .filter(one -> available.stream()
                        .noneMatch(other -> other.wireName().equals(one.wireName())
                                && other.javaType().equals(one.javaType())))
                .findFirst();
    }

    private void signature(ToolModel tool, Undo undo, String why, String fix) {
        messages.report(new Message(
                Problem.UNDO_SIGNATURE,
                undo.place(),
                "the undo '" + undo.tool() + "' of tool '" + tool.name() + "' can't be called with its witness",
                List.of(Row.of("why", why), Row.of("fix", fix))));
    }

    private static String simple(String type) {
        return type.replaceAll("\\b[a-z_0-9]+(\\.[a-z_0-9]+)*\\.(?=[A-Z])", "");
    }
}
