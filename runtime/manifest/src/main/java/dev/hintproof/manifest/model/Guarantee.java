package dev.hintproof.manifest.model;

import dev.hintproof.manifest.effect.EffectClass;
import java.util.ArrayList;
import java.util.List;

/** Writes the {@code guarantee} sentence. Everything that was taken on trust is named in it, so that it never says too much. */
final class Guarantee {

    private Guarantee() {}

    static String of(Provenance provenance) {
        String promise = promise(provenance);
        List<String> conditions = conditions(provenance);
        return conditions.isEmpty() ? promise + "." : promise + "; this relies on " + join(conditions) + ".";
    }

    private static String promise(Provenance provenance) {
        if (provenance.classification() == EffectClass.PLAIN) {
            return "No code that the tool can reach crosses a boundary that is more than plain";
        }
        if (provenance.classification() == EffectClass.WITNESSED) {
            String undo = provenance.undo().map(Provenance.Undo::tool).orElseThrow();
            return "No code that the tool can reach crosses a boundary that is an emission"
                    + scope(provenance)
                    + ", and its undo '" + undo
                    + "' is a tool of the same server; whether that restores the former state was not checked";
        }
        return provenance.scope().isUnscoped()
                ? "Nothing is promised: the tool is declared to do what can't be taken back"
                : "No code that the tool can reach crosses a boundary" + scope(provenance);
    }

    private static String scope(Provenance provenance) {
        if (provenance.scope().isUnscoped()) {
            return "";
        }
        List<String> names = provenance.scope().wireNames(provenance.classification());
        String other =
                provenance.classification() == EffectClass.WITNESSED ? ", nor one beyond " : " beyond plain ones and ";
        return other + String.join(", ", names);
    }

    private static List<String> conditions(Provenance provenance) {
        var conditions = new ArrayList<String>();
        if (provenance.classification() == EffectClass.EMISSION
                && provenance.scope().isUnscoped()) {
            return conditions;
        }
        int vouched = provenance.vouched().size();
        if (vouched > 0) {
            conditions.add(vouched == 1 ? "1 vouched boundary" : vouched + " vouched boundaries");
        }
        if (!provenance.assumes().isEmpty()) {
            String noun = provenance.assumes().size() == 1 ? "the assumption " : "the assumptions ";
            conditions.add(noun + String.join(", ", provenance.assumes()));
        }
        return conditions;
    }

    private static String join(List<String> parts) {
        return String.join(" and ", parts);
    }
}
