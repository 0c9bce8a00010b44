package dev.hintproof.manifest.audit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.drift.Drift;
import dev.hintproof.manifest.json.ListedTool;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Figures beside those of the corpus: tools in other words, and lies made of honest tools by flipping a hint. */
final class OtherFigures {

    private static final List<String> HINTS =
            List.of("readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint");

    private OtherFigures() {}

    static void append(StringBuilder text, List<ObjectNode> benign) throws IOException {
        text.append("""

                ## In other words

                Attacks that were written for the tests, and honest tools with the words of attacks, none of them taken from a collection. Each batch was
                written before it was tried, and then the rules were worked on with it. When they were tried first, 22 %, 46 %, 38 %, 52 %, 25 %, 38 % and 17 %
                of the attacks of the seven batches were found; without the grammar of orders, which came after the fifth, it would have been 25 % and 8 % of
                the last two. Of the honest tools of the fourth and the sixth batch 13 % and 4 % were quarantined at first. The later batches avoid on purpose how such texts are
                usually put: short orders, each in other words. So that is what to expect of somebody who knows the rules. The table shows what is found now.

                | set | batch | tools | blocked | quarantined | neither |
                |---|---|---|---|---|---|
                """);
        rows(text, "attacks", FreshSets.poisoned());
        rows(text, "honest", FreshSets.benign());
        text.append("""

                ## Hints

                Lies that are made by flipping one hint of an annotated benign tool. `--against` the honest list finds every one. Without it, only what the
                definition itself contradicts can be found: a flip of a hint that neither name nor text speaks of leaves a definition as consistent as before.

                | flip | lies | found by `--against` | contradicted by the definition, found without | told as a note |
                |---|---|---|---|---|
                """);
        for (String hint : HINTS) {
            for (boolean honest : new boolean[] {false, true}) {
                flips(text, hint, honest, benign);
            }
        }
    }

    private static void rows(StringBuilder text, String set, List<FreshSets.Judged> tools) {
        var batches = new TreeSet<Integer>();
        tools.forEach(tool -> batches.add(tool.batch()));
        for (int batch : batches) {
            List<FreshSets.Judged> own =
                    tools.stream().filter(tool -> tool.batch() == batch).toList();
            text.append(String.format(Locale.ROOT, "| %s | %d | %d |", set, batch, own.size()));
            for (Severity severity : List.of(Severity.BLOCK, Severity.QUARANTINE, Severity.NOTE)) {
                long count =
                        own.stream().filter(tool -> tool.worst() == severity).count();
                text.append(String.format(Locale.ROOT, " %d (%.1f %%) |", count, 100.0 * count / own.size()));
            }
            text.append('\n');
        }
    }

    private static void flips(StringBuilder text, String hint, boolean honest, List<ObjectNode> benign) {
        int lies = 0;
        int against = 0;
        int alone = 0;
        int notes = 0;
        for (ObjectNode tool : benign) {
            JsonNode value = tool.path("annotations").path(hint);
            if (!value.isBoolean() || value.booleanValue() != honest) {
                continue;
            }
            lies++;
            ObjectNode lie = tool.deepCopy();
            ((ObjectNode) lie.path("annotations")).put(hint, !honest);
            against += Drift.compare(List.of(tool), List.of(lie)).stream()
                            .anyMatch(finding -> finding.severity() != Severity.NOTE)
                    ? 1
                    : 0;
            Optional<Severity> told = told(lie, hint);
            alone += told.isPresent() && told.get() != Severity.NOTE ? 1 : 0;
            notes += told.equals(Optional.of(Severity.NOTE)) ? 1 : 0;
        }
        text.append(String.format(
                Locale.ROOT,
                "| `%s` %s → %s | %d | %d | %d | %d |%n",
                hint,
                honest,
                !honest,
                lies,
                against,
                alone,
                notes));
    }

    /** How bad what is told of a hint is; of the pair of hints that contradict each other for both. */
    private static Optional<Severity> told(ObjectNode lie, String hint) {
        var tool = new ListedTool(0, lie, Optional.empty());
        return new Auditor(Map.of())
                .audit(tool).findings().stream()
                        .filter(finding -> finding.pointer().equals("/annotations")
                                || finding.pointer().equals("/annotations/" + hint))
                        .map(Finding::severity)
                        .max(Severity::compareTo);
    }
}
