package dev.hintproof.processor.validate;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** "Did you mean": the name that is nearest to a mistyped one. */
public final class Suggestion {

    private Suggestion() {}

    /** The nearest candidate, if it is near enough to be meant. */
    public static Optional<String> nearest(String given, Collection<String> candidates) {
        int limit = Math.max(2, given.length() / 3);
        return candidates.stream()
                .filter(candidate -> distance(given, candidate) <= limit)
                .min(Comparator.<String>comparingInt(candidate -> distance(given, candidate))
                        .thenComparing(Comparator.naturalOrder()));
    }

    /** Edits that turn one text into the other (Levenshtein's distance). */
    private static int distance(String a, String b) {
        int[] previous = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            previous[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] current = new int[b.length() + 1];
            current[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                current[j] = Math.min(change, Math.min(previous[j], current[j - 1]) + 1);
            }
            previous = current;
        }
        return previous[b.length()];
    }
}
