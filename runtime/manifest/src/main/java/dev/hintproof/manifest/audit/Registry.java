package dev.hintproof.manifest.audit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * The tools of all lists of one call, by folded name: what shadowing is looked for in. It keeps a name and a description of each, no
 * more.
 */
final class Registry {

    /** Words that make an added sentence more than an explanation: something else is done, or the model is told what to do. */
    private static final Pattern REDEFINES = Lexicon.pattern(
            "\\b(?:also|additionally|forward\\w*|send|sends|copy|copies|cc|bcc|upload\\w*|transmit\\w*|share[sd]?|log(?:s|ged)? (?:to|all)|report(?:s|ed)? to|instead|always|must|never|ignore|first|before|redirect\\w*|replac\\w*|overrid\\w*|secure|official|new version|v2|deprecated|prefer\\w*|end-?point|external|third[- ]party)\\b");

    private static final int MAX_KEPT = 4_000;

    private final Map<String, Entry> entries = new HashMap<>();

    private record Entry(String list, String name, String description) {}

    /** Registers a tool, and tells whether it shadows one of another list. */
    void add(String list, String name, String description, Consumer<Finding> out) {
        String kept = description.length() > MAX_KEPT ? description.substring(0, MAX_KEPT) : description;
        Entry entry = new Entry(list, name, kept);
        Entry prior = entries.putIfAbsent(Names.fold(name), entry);
        if (prior != null && !prior.list().equals(list)) {
            compare(prior, entry).ifPresent(out);
        }
    }

    private static Optional<Finding> compare(Entry prior, Entry entry) {
        boolean sameName = prior.name().equals(entry.name());
        if (sameName && prior.description().strip().equals(entry.description().strip())) {
            return Optional.empty();
        }
        Set<String> before = new LinkedHashSet<>(Sentences.of(prior.description()));
        Set<String> after = new LinkedHashSet<>(Sentences.of(entry.description()));
        List<String> added = minus(after, before);
        List<String> lost = minus(before, after);
        Severity severity = severity(sameName, before, added, lost);
        String divergent = !added.isEmpty()
                ? "it says “" + added.get(0) + "”"
                : lost.isEmpty() ? "the text is the same" : "it leaves out “" + lost.get(0) + "”";
        String message = (sameName ? "it has the name" : "its name is easily taken for that") + " of tool '"
                + prior.name() + "' of " + prior.list() + ", but another text: " + divergent;
        return Optional.of(new Finding(
                entry.name(),
                AuditRule.NAME_SHADOWING,
                severity,
                "/name",
                message,
                "register only one of the two, or rename one"));
    }

    /**
     * A text that keeps what the other says and adds something is what shadowing looks like; two texts that have little in common are
     * two tools that happen to have a common name.
     */
    private static Severity severity(boolean sameName, Set<String> before, List<String> added, List<String> lost) {
        boolean keepsMost = lost.size() * 2 <= before.size() && !before.isEmpty();
        boolean addsLittle = added.size() <= 3;
        boolean redefines =
                added.stream().anyMatch(sentence -> REDEFINES.matcher(sentence).find());
        if (keepsMost && addsLittle && redefines && !added.isEmpty()) {
            return Severity.BLOCK;
        }
        return keepsMost && addsLittle && (lost.isEmpty() || !sameName) ? Severity.QUARANTINE : Severity.NOTE;
    }

    private static List<String> minus(Set<String> from, Set<String> what) {
        var rest = new ArrayList<String>();
        for (String sentence : from) {
            if (!what.contains(sentence)) {
                rest.add(sentence);
            }
        }
        return rest;
    }
}
