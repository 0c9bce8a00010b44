package dev.hintproof.processor.validate;

import dev.hintproof.manifest.gg.GgClass;
import dev.hintproof.manifest.gg.GgLabels;
import dev.hintproof.processor.model.Names;
import dev.hintproof.processor.report.Message;
import dev.hintproof.processor.report.Messages;
import dev.hintproof.processor.report.Place;
import dev.hintproof.processor.report.Problem;
import dev.hintproof.processor.schema.Signature;
import dev.hintproof.processor.schema.Signature.Parameter;
import java.util.HashSet;
import java.util.List;
import java.util.SortedSet;

/** Rules on a tool's arguments together: their names, their number, their risk labels. */
public final class ParameterRules {

    /** More than any client shows; the JVM itself takes 255 words. */
    private static final int MOST = 100;

    private final Messages messages;
    private final NameRules names;

    /** Rules that report there. */
    public ParameterRules(Messages messages) {
        this.messages = messages;
        this.names = new NameRules(messages);
    }

    /** Whether a method has too many parameters to be a tool; that is reported. */
    public boolean tooMany(String method, int count, Place place) {
        if (count <= MOST) {
            return false;
        }
        messages.report(Message.of(
                Problem.TOO_MANY_PARAMETERS,
                place,
                "method " + method + " can't be a tool: it takes " + count + " arguments, and at most " + MOST
                        + " can be had",
                "take a record with the values that belong together"));
        return true;
    }

    /** Checks the arguments of a tool; whether they are sound. */
    public boolean check(Signature signature) {
        int before = messages.errors();
        var seen = new HashSet<String>();
        for (Parameter parameter : signature.parameters()) {
            if (!parameter.isArgument() || !names.parameter(parameter.wireName(), parameter.place())) {
                continue;
            }
            if (!seen.add(parameter.wireName())) {
                messages.report(Message.of(
                        Problem.DUPLICATE_PARAMETER,
                        parameter.place(),
                        "two arguments have the name '" + parameter.wireName() + "'",
                        "give one of them another name: @McpParam(name = \"…\")"));
            }
            riskLabel(parameter);
        }
        return messages.errors() == before;
    }

    /** The normative rules don't split camelCase ({@code clientSecret} has no label); the author can. */
    private void riskLabel(Parameter parameter) {
        String name = parameter.wireName();
        String split = Names.snakeCase(name);
        if (split.equals(name) || !GgLabels.of(name, parameter.description()).isEmpty()) {
            return;
        }
        SortedSet<GgClass> missed = GgLabels.of(split, "");
        String carrier = split;
        if (missed.isEmpty()) {
            carrier = split.substring(split.lastIndexOf('_') + 1);
            missed = GgLabels.of(carrier, "");
        }
        if (!missed.isEmpty()) {
            List<String> labels = missed.stream().map(GgClass::label).toList();
            messages.report(Message.of(
                    Problem.RISK_LABEL_MISSED,
                    parameter.place(),
                    "argument '" + name + "' gets no label " + String.join(", ", labels)
                            + " only because its words aren't separated",
                    carrier.equals(split)
                            ? "name it '" + split + "', or use the word in its description"
                            : "use the word '" + carrier + "' in its description"));
        }
    }
}
