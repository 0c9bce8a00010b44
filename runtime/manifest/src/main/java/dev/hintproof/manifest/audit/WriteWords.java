package dev.hintproof.manifest.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What the words of a name or of a first sentence say about reading and writing. */
final class WriteWords {

    /** What a leading verb says. */
    enum Kind {
        READS,
        WRITES,
        DELETES
    }

    private static final Set<String> READS = Set.of(
            ("get list read search find fetch query show describe view lookup look count check inspect explain summarize summarise"
                            + " analyze analyse compare validate verify browse retrieve return returns gets lists reads searches finds fetches"
                            + " shows describes views counts checks retrieves calculates calculate compute computes convert converts preview"
                            + " inspects explains lookups resolve resolves select selects scan scans is has can watch tail download"
                            + " ping estimate test tests")
                    .split(" "));
    private static final Set<String> DELETES = Set.of(
            ("delete deletes remove removes drop drops purge purges destroy destroys erase erases wipe wipes truncate truncates"
                            + " uninstall uninstalls unlink revoke revokes terminate terminates kill kills")
                    .split(" "));
    private static final Set<String> WRITES = Set.of(
            ("create creates write writes update updates set sets add adds insert inserts edit edits modify modifies move moves rename"
                            + " renames send sends post posts publish publishes upload uploads patch patches put puts replace replaces"
                            + " append appends overwrite overwrites save saves deploy deploys merge merges push pushes execute executes"
                            + " install installs enable enables disable disables assign assigns approve approves cancel cancels close"
                            + " closes reopen submit submits transfer transfers restart restarts scale scales apply applies import imports"
                            + " fork forks archive archives unarchive restore restores reset resets rotate rotates invite invites grant"
                            + " grants register registers schedule schedules trigger triggers comment comments reply replies")
                    .split(" "));
    private static final Pattern BOUNDARY =
            Pattern.compile("[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])");

    private WriteWords() {}

    /** What the verb of a name says, which is its first word, or its second after a prefix; empty for none that is known. */
    static Optional<Kind> ofName(String name) {
        List<String> words = words(name);
        for (int i = 0; i < Math.min(2, words.size()); i++) {
            Optional<Kind> kind = kind(words.get(i));
            if (kind.isPresent()) {
                return kind;
            }
        }
        return Optional.empty();
    }

    /** What the first word of a text says, if it is a verb that is known; adverbs and articles before it are passed over. */
    static Optional<Kind> ofText(String text) {
        List<String> words = words(text.length() > 200 ? text.substring(0, 200) : text);
        for (int i = 0; i < Math.min(3, words.size()); i++) {
            Optional<Kind> kind = kind(words.get(i));
            if (kind.isPresent()) {
                return kind;
            }
        }
        return Optional.empty();
    }

    private static Optional<Kind> kind(String word) {
        if (READS.contains(word)) {
            return Optional.of(Kind.READS);
        } else if (DELETES.contains(word)) {
            return Optional.of(Kind.DELETES);
        }
        return WRITES.contains(word) ? Optional.of(Kind.WRITES) : Optional.empty();
    }

    private static List<String> words(String text) {
        var words = new ArrayList<String>();
        for (String word : BOUNDARY.split(text, -1)) {
            if (!word.isEmpty()) {
                words.add(word.toLowerCase(Locale.ROOT));
            }
        }
        return words;
    }
}
