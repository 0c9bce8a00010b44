package dev.hintproof.manifest.audit;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;

/**
 * Looks for the words of many rules in one pass over a sentence, so that a rule's pattern, which is slow, is tried only where it could
 * fit. A word is any text; it counts wherever it stands.
 */
final class Triggers {

    private static final int ASCII = 128;

    private final Entry[][] byStart = new Entry[ASCII * ASCII][];
    private final BitSet always = new BitSet();

    private record Entry(String word, int rule) {}

    /** @param words for each rule its words, in lower case; none for a rule that is always tried */
    Triggers(List<List<String>> words) {
        var lists = new HashMap<Integer, List<Entry>>();
        for (int rule = 0; rule < words.size(); rule++) {
            if (words.get(rule).isEmpty()) {
                always.set(rule);
            }
            for (String word : words.get(rule)) {
                for (int second = 0; second < (word.length() == 1 ? ASCII : 1); second++) {
                    int at = word.length() == 1 ? (word.charAt(0) & (ASCII - 1)) * ASCII + second : slot(word, 0);
                    lists.computeIfAbsent(at, any -> new ArrayList<>()).add(new Entry(word, rule));
                }
            }
        }
        lists.forEach((at, entries) -> byStart[at] = entries.toArray(Entry[]::new));
    }

    /** The rules that could fit a sentence, which is in lower case. */
    BitSet possible(String sentence) {
        BitSet possible = (BitSet) always.clone();
        for (int i = 0; i + 1 < sentence.length(); i++) {
            Entry[] entries = byStart[slot(sentence, i)];
            if (entries == null) {
                continue;
            }
            for (Entry entry : entries) {
                if (!possible.get(entry.rule()) && sentence.startsWith(entry.word(), i)) {
                    possible.set(entry.rule());
                }
            }
        }
        return possible;
    }

    private static int slot(String text, int at) {
        return (text.charAt(at) & (ASCII - 1)) * ASCII + (text.charAt(at + 1) & (ASCII - 1));
    }
}
