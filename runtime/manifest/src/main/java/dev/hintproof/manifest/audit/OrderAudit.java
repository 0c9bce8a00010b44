package dev.hintproof.manifest.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Looks for orders by their grammar: who is to do what with what. One sentence, and two that follow each other. */
final class OrderAudit {

    private static final List<OrderRule> RULES = Stream.of(DataOrders.ALL, OtherOrders.ALL, ConductOrders.ALL)
            .flatMap(List::stream)
            .toList();

    /** A sentence that says what the tool looks for. */
    private static final Pattern MENTION = Lexicon.pattern(
            "^\\W*(?:checks?|detects?|analy[sz]es?|scans?|tests?|reports?|flags?|explains?|evaluat\\w+|simulat\\w+"
                    + "|classif\\w+|identif\\w+|blocks?|finds?) ");

    private final Seen.Topic tool;

    OrderAudit(ToolView tool) {
        this.tool = Seen.Topic.of(tool);
    }

    /**
     * What was found.
     *
     * @param rule the rule
     * @param sentence where
     * @param unlessListed tools that make it void if the list has them
     */
    record Found(OrderRule rule, String sentence, Set<String> unlessListed) {}

    /** What one text orders. */
    List<Found> in(List<String> sentences, TextField field) {
        var found = new ArrayList<Found>();
        boolean about = field.argument().isPresent();
        Clauses before = null;
        for (int i = 0; i < sentences.size(); i++) {
            String sentence = sentences.get(i);
            boolean first = i == 0 && !about;
            var here = new Clauses(sentence, tool.view(), first ? tool.named() : tool.topic(), first);
            if (!MENTION.matcher(sentence).find()) {
                look(new Seen(List.of(here), sentence, about, tool), found);
            }
            if (before != null) {
                look(new Seen(List.of(before, here), sentences.get(i - 1) + " " + sentence, about, tool), found);
            }
            before = here;
        }
        return found;
    }

    private static void look(Seen seen, List<Found> found) {
        for (OrderRule rule : RULES) {
            Set<String> names = rule.names() && !seen.has(WordClass.TOOLS) ? seen.foreign() : Set.of();
            boolean told = found.stream()
                    .anyMatch(earlier -> earlier.rule().equals(rule)
                            && (earlier.unlessListed().isEmpty()
                                    || earlier.unlessListed().equals(names)));
            if (!told && rule.test().test(seen)) {
                found.add(new Found(rule, seen.text(), names));
            }
        }
    }
}
