package dev.hintproof.manifest.audit;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What the default policy finds on a labelled corpus, as the figures that the documentation shows. */
final class CorpusFigures {

    private final Map<Corpus.Labelled, List<Finding>> found;
    private final List<Corpus.Labelled> benign = new ArrayList<>();
    private final List<Corpus.Labelled> poisoned = new ArrayList<>();
    private final List<Corpus.Labelled> hard = new ArrayList<>();

    CorpusFigures(Corpus corpus) {
        found = corpus.audit();
        for (Corpus.Labelled tool : corpus.tools()) {
            switch (tool.label()) {
                case "benign" -> benign.add(tool);
                case "hard-negative" -> hard.add(tool);
                case "poisoned" -> {
                    if (tool.visible()) {
                        poisoned.add(tool);
                    }
                }
                default -> {
                    // Overt, unreviewed and other labels: neither benign nor to be found.
                }
            }
        }
    }

    double blockedBenign() {
        return share(benign, Severity.BLOCK);
    }

    double quarantinedBenign() {
        return share(benign, Severity.QUARANTINE);
    }

    double recall() {
        return share(poisoned, Severity.BLOCK) + share(poisoned, Severity.QUARANTINE);
    }

    /**
     * Of the poisoned tools of each source, those that are found by a rule which also finds a poisoned tool of another source: a rule
     * that only knows one source's phrasing counts for nothing.
     */
    double recallWithoutOwnSource() {
        Map<AuditRule, Set<String>> sources = new HashMap<>();
        for (Corpus.Labelled tool : poisoned) {
            for (AuditRule rule : rules(tool)) {
                sources.computeIfAbsent(rule, key -> new HashSet<>()).add(tool.source());
            }
        }
        long kept = poisoned.stream()
                .filter(tool -> rules(tool).stream()
                        .anyMatch(rule -> sources.getOrDefault(rule, Set.of()).stream()
                                .anyMatch(source -> !source.equals(tool.source()))))
                .count();
        return 100.0 * kept / poisoned.size();
    }

    /** The page's text. */
    String markdown() throws IOException {
        var text = new StringBuilder();
        text.append("# Figures\n\nWritten by `mvn -q -pl runtime/manifest -am test -Dtest=CorpusFiguresTest"
                + " -Dsurefire.failIfNoSpecifiedTests=false -Dhintproof.corpus=FOLDER -Dhintproof.figures=write`, which reads a"
                + " folder of labelled tool lists. Each server's list is audited by itself.\n\n");
        text.append("| set | tools | blocked | quarantined |\n|---|---|---|---|\n");
        row(text, "benign", benign);
        row(text, "hard negatives (texts about attacks)", hard);
        row(text, "poisoned, and the definition shows it", poisoned);
        text.append(String.format(
                Locale.ROOT,
                "%nRecall (blocked or quarantined): %.1f %%. Leave-one-source-out, that is counting for each source only rules that also"
                        + " find something in another: %.1f %%.%n%n",
                recall(),
                recallWithoutOwnSource()));
        bySource(text);
        byRule(text);
        OtherFigures.append(text, benign.stream().map(Corpus.Labelled::tool).toList());
        return text.toString().replace("\r\n", "\n");
    }

    private void row(StringBuilder text, String name, List<Corpus.Labelled> tools) {
        text.append(String.format(
                Locale.ROOT,
                "| %s | %d | %d (%.2f %%) | %d (%.2f %%) |%n",
                name,
                tools.size(),
                count(tools, Severity.BLOCK),
                share(tools, Severity.BLOCK),
                count(tools, Severity.QUARANTINE),
                share(tools, Severity.QUARANTINE)));
    }

    private void bySource(StringBuilder text) {
        var sources = new TreeMap<String, List<Corpus.Labelled>>();
        poisoned.forEach(tool ->
                sources.computeIfAbsent(tool.source(), key -> new ArrayList<>()).add(tool));
        text.append("| source of poisoned tools | tools | found |\n|---|---|---|\n");
        sources.forEach((source, tools) -> text.append(String.format(
                Locale.ROOT,
                "| %s | %d | %d |%n",
                source,
                tools.size(),
                count(tools, Severity.BLOCK) + count(tools, Severity.QUARANTINE))));
        text.append('\n');
    }

    private void byRule(StringBuilder text) {
        text.append(
                "| rule | benign tools, false alarms | poisoned tools found | from how many sources |\n|---|---|---|---|\n");
        for (AuditRule rule : AuditRule.values()) {
            long alarms =
                    benign.stream().filter(tool -> rules(tool).contains(rule)).count();
            var sources = new TreeSet<String>();
            long hits = 0;
            for (Corpus.Labelled tool : poisoned) {
                if (rules(tool).contains(rule)) {
                    hits++;
                    sources.add(tool.source());
                }
            }
            text.append(String.format(
                    Locale.ROOT,
                    "| [%s](%s.md) | %d (%.2f %%) | %d (%.1f %%) | %d |%n",
                    rule.id(),
                    rule.id(),
                    alarms,
                    100.0 * alarms / benign.size(),
                    hits,
                    100.0 * hits / poisoned.size(),
                    sources.size()));
        }
    }

    private long count(List<Corpus.Labelled> tools, Severity severity) {
        return tools.stream().filter(tool -> worst(tool) == severity).count();
    }

    private double share(List<Corpus.Labelled> tools, Severity severity) {
        return 100.0 * count(tools, severity) / tools.size();
    }

    private Severity worst(Corpus.Labelled tool) {
        return findings(tool).stream()
                .map(Finding::severity)
                .max(Severity::compareTo)
                .orElse(Severity.NOTE);
    }

    private Set<AuditRule> rules(Corpus.Labelled tool) {
        var rules = new TreeSet<AuditRule>();
        findings(tool).stream()
                .filter(finding -> finding.severity() != Severity.NOTE)
                .forEach(finding -> rules.add(finding.rule()));
        return rules;
    }

    private List<Finding> findings(Corpus.Labelled tool) {
        return found.getOrDefault(tool, List.of());
    }
}
