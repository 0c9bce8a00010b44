package dev.hintproof.manifest.gg;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Labels one property by the draft's rules: regular expressions, searched case-insensitively as Python's {@code re} does it, in
 * {@code lowercase(name + " : " + description)}.
 *
 * <p>Each pattern is an alternation of word forms between look-arounds that exclude {@code [a-z0-9_]}, and all characters of the
 * forms are in that set, so a form matches exactly where it is a whole maximal run of such characters. One pass that looks each run
 * up is therefore the same predicate, without the cost and the JDK-dependence of a regular expression engine:
 *
 * <ul>
 *   <li>Python's {@code IGNORECASE} also equates {@code i} with dotless i (U+0131) and {@code s} with long s (U+017F), in forms and
 *       in the look-arounds' set; its {@code lower()} turns the Kelvin sign (U+212A) into {@code k} and I with dot (U+0130) into
 *       {@code i} followed by a combining dot, which ends a run.
 *   <li>The second money pattern is bounded by {@code \b}. Its alternatives {@code amount in} and {@code currency code} contain
 *       forms of the first pattern between boundaries that are at least as strict, so only {@code monetary} adds anything; it must
 *       have no Unicode word character beside it.
 * </ul>
 */
public final class GgLabels {

    private static final String SEPARATOR = " : ";
    private static final char KELVIN_SIGN = '\u212A';
    private static final char CAPITAL_I_WITH_DOT = '\u0130';
    private static final char DOTLESS_I = '\u0131';
    private static final char LONG_S = '\u017F';

    private static final List<SortedSet<GgClass>> CLASS_SETS = subsets(GgClass.values());
    private static final List<SortedSet<ContextualBucket>> BUCKET_SETS = subsets(ContextualBucket.values());

    private GgLabels() {}

    /**
     * The classes of a property.
     *
     * @param propertyName its name
     * @param description its description; empty where it has none, or one that is no string
     * @return unmodifiable, in the draft's order; empty for no class
     */
    public static SortedSet<GgClass> of(String propertyName, String description) {
        return CLASS_SETS.get(mask(propertyName, description) & (CLASS_SETS.size() - 1));
    }

    /**
     * The contextual buckets of a property, which are not normative.
     *
     * @param propertyName its name
     * @param description its description, or empty
     * @return unmodifiable; empty for none
     */
    public static SortedSet<ContextualBucket> buckets(String propertyName, String description) {
        return BUCKET_SETS.get(mask(propertyName, description) >>> WordForms.FIRST_BUCKET_BIT);
    }

    private static int mask(String propertyName, String description) {
        return new Scan(propertyName + SEPARATOR + description).mask();
    }

    private static <E extends Enum<E>> List<SortedSet<E>> subsets(E[] values) {
        var result = new ArrayList<SortedSet<E>>();
        for (int mask = 0; mask < 1 << values.length; mask++) {
            var set = new TreeSet<E>();
            for (int i = 0; i < values.length; i++) {
                if ((mask & (1 << i)) != 0) {
                    set.add(values[i]);
                }
            }
            result.add(Collections.unmodifiableSortedSet(set));
        }
        return List.copyOf(result);
    }

    /** One pass over one text. */
    private static final class Scan {
        private final String text;
        private final char[] run = new char[WordForms.LONGEST];
        private int runStart;
        private int runLength;
        private int mask;

        Scan(String text) {
            this.text = text;
        }

        int mask() {
            int length = text.length();
            for (int i = 0; i < length; i++) {
                char c = text.charAt(i);
                char folded = fold(c);
                if (folded == 0) {
                    endRun(i);
                    continue;
                }
                if (runLength == 0) {
                    runStart = i;
                }
                if (runLength < run.length) {
                    run[runLength] = folded;
                }
                runLength++;
                if (c == CAPITAL_I_WITH_DOT) {
                    endRun(i + 1);
                }
            }
            endRun(length);
            return mask;
        }

        private void endRun(int end) {
            if (runLength > 1 && runLength <= run.length) {
                int found = WordForms.mask(run, runLength);
                if (found != 0 && (!isUnicodeBounded() || standsAlone(end))) {
                    mask |= found;
                }
            }
            runLength = 0;
        }

        private boolean isUnicodeBounded() {
            String form = WordForms.UNICODE_BOUNDED;
            return runLength == form.length() && form.contentEquals(new String(run, 0, runLength));
        }

        private boolean standsAlone(int end) {
            // I with dot before the run: its lower case ends in a combining dot, which is no word character.
            boolean bounded = runStart == 0
                    || text.charAt(runStart - 1) == CAPITAL_I_WITH_DOT
                    || !PythonWordCharacters.contains(text.codePointBefore(runStart));
            return bounded && (end == text.length() || !PythonWordCharacters.contains(text.codePointAt(end)));
        }
    }

    /** The lower-case member of {@code [a-z0-9_]} that Python takes a character for; 0 for any other character. */
    private static char fold(char c) {
        if (c < 0x80) {
            if (c >= 'A' && c <= 'Z') {
                return (char) (c + ('a' - 'A'));
            }
            return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' ? c : 0;
        }
        return switch (c) {
            case KELVIN_SIGN -> 'k';
            case LONG_S -> 's';
            case DOTLESS_I, CAPITAL_I_WITH_DOT -> 'i';
            default -> 0;
        };
    }
}
