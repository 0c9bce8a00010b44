package dev.hintproof.processor.analysis;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.processor.catalog.Rule;
import dev.hintproof.processor.constants.ConstantText;
import dev.hintproof.processor.constants.HttpMethodText;
import dev.hintproof.processor.constants.OpenOptionSet;
import dev.hintproof.processor.constants.SqlText;
import dev.hintproof.processor.constants.TextEffect;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Type;

/** Decides effects by what is constant at a call, once all that can arrive there has. */
final class Deciders {

    private Deciders() {}

    static void decide(World world, DescribedCall call) {
        Rule.Decider decider = call.rule().decider();
        if (decider instanceof Rule.Decider.None) {
            return;
        }
        world.bodies.pend(call.call().body(), () -> now(world, call, decider));
    }

    private static void now(World world, DescribedCall call, Rule.Decider decider) {
        if (decider instanceof Rule.Decider.Sql sql) {
            world.crossings.assume(call.call().body(), "sql-text");
            texts(world, call, call.argument(sql.argument()), true);
        } else if (decider instanceof Rule.Decider.HttpMethod http) {
            world.crossings.assume(call.call().body(), "rfc9110-safe-methods");
            texts(world, call, call.argument(http.argument()), false);
        } else if (decider instanceof Rule.Decider.OpenOptions options) {
            options(world, call, options.argument());
        }
    }

    private static void texts(World world, DescribedCall call, Node node, boolean sql) {
        List<ConstantText> texts = Texts.texts(world, node);
        if (texts.isEmpty()) {
            texts = List.of(new ConstantText(List.of(new ConstantText.Part.Unknown("a text that can't be followed"))));
        }
        for (ConstantText text : texts) {
            TextEffect effect = sql ? SqlText.effect(text) : HttpMethodText.effect(text);
            call.count(effect.capability(), effect.why().orElse(null));
        }
    }

    private static void options(World world, DescribedCall call, int argument) {
        Set<String> known = new HashSet<>();
        boolean complete = true;
        List<Type> types = call.call().method().parameters();
        for (int i = 0; i < types.size(); i++) {
            boolean asked = argument < 0 ? Options.areTaken(world, types.get(i)) : i == argument;
            if (asked) {
                complete &= Options.add(call.argument(i), known);
            }
        }
        boolean reads = call.rule().effects().contains(Capability.FS_READ);
        for (Capability one : OpenOptionSet.effect(known, complete, reads)) {
            call.count(one, complete ? null : "an option is passed that isn't constant");
        }
    }
}
