package dev.hintproof.manifest.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
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
                            + " ping estimate test tests previews")
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
                            + " grants register registers mark marks clear clears flush flushes lock locks unlock unlocks pay pays charge charges refund refunds"
                            + " tweet tweets subscribe subscribes unsubscribe unsubscribes toggle toggles increment increments upsert upserts migrate"
                            + " migrates provision provisions reboot reboots ban bans mute mutes attach attaches detach detaches withdraw withdraws unpublish unpublishes kick kicks evict evicts suspend suspends deactivate deactivates dismiss dismisses schedule schedules trigger triggers comment comments reply replies")
                    .split(" "));
    private static final Pattern BOUNDARY =
            Pattern.compile("[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])");

    private static final Pattern SECOND_VERB =
            Pattern.compile("\\b(?:and|then) (?:then )?(\\w+ly )?(\\w+s)\\b", Pattern.CASE_INSENSITIVE);

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
        List<String> words = words(firstSentence(text));
        for (int i = 0; i < Math.min(3, words.size()); i++) {
            Optional<Kind> kind = kind(words.get(i));
            if (kind.isPresent()) {
                return kind;
            }
        }
        return Optional.empty();
    }

    /**
     * What a second verb of the first sentence says: {@code Finds and permanently deletes}. Only a deletion counts, or what an adverb
     * shows to be a verb, as other words of that form may be nouns.
     */
    static Optional<Kind> ofSecondVerb(String text) {
        Matcher verb = SECOND_VERB.matcher(firstSentence(text));
        while (verb.find()) {
            Optional<Kind> kind = kind(verb.group(2).toLowerCase(Locale.ROOT));
            boolean emphatic = verb.group(1) != null;
            if (kind.isPresent() && (kind.get() == Kind.DELETES || (emphatic && kind.get() == Kind.WRITES))) {
                return kind;
            }
        }
        return Optional.empty();
    }

    private static String firstSentence(String text) {
        String start = text.length() > 200 ? text.substring(0, 200) : text;
        int end = start.indexOf(". ");
        return end < 0 ? start : start.substring(0, end);
    }

    private static Optional<Kind> kind(String word) {
        if (READS.contains(word)) {
            return Optional.of(Kind.READS);
        } else if (DELETES.contains(word)) {
            return Optional.of(Kind.DELETES);
        }
        return WRITES.contains(word) ? Optional.of(Kind.WRITES) : Optional.empty();
    }

    /** The words of a name or text, in lower case. */
    static List<String> words(String text) {
        var words = new ArrayList<String>();
        for (String word : BOUNDARY.split(text, -1)) {
            if (!word.isEmpty()) {
                words.add(word.toLowerCase(Locale.ROOT));
            }
        }
        return words;
    }
}
