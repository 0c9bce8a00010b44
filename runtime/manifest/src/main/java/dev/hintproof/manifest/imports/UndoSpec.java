package dev.hintproof.manifest.imports;

import java.util.Collection;
import java.util.Collections;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * An operator's word that one tool takes back what another does.
 *
 * @param tool the tool that is undone
 * @param inverse the tool that undoes it
 * @param witness what the inverse is called with
 */
public record UndoSpec(String tool, String inverse, WitnessSource witness) {

    /** What an inverse is called with. */
    public enum WitnessSource {
        /** The arguments of the call that is undone. */
        ARGUMENTS,
        /** Its structured result. */
        RESULT;

        /** The word that options and manifests use. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Reads {@code TOOL=INVERSE}, {@code TOOL=INVERSE:arguments} or {@code TOOL=INVERSE:result}.
     *
     * @throws IllegalArgumentException for any other text, and for a tool that undoes itself: with the same arguments it would do
     *     the same again
     */
    public static UndoSpec parse(String text) {
        int equals = text.indexOf('=');
        String inverse = equals < 0 ? "" : text.substring(equals + 1);
        int colon = inverse.indexOf(':');
        String witness = colon < 0 ? WitnessSource.ARGUMENTS.word() : inverse.substring(colon + 1);
        if (colon >= 0) {
            inverse = inverse.substring(0, colon);
        }
        boolean knownWitness =
                witness.equals(WitnessSource.ARGUMENTS.word()) || witness.equals(WitnessSource.RESULT.word());
        if (equals <= 0
                || inverse.isBlank()
                || inverse.indexOf('=') >= 0
                || !knownWitness
                || text.substring(0, equals).isBlank()) {
            throw new IllegalArgumentException(
                    "'" + text + "' is no undo; expected TOOL=INVERSE, TOOL=INVERSE:arguments or TOOL=INVERSE:result");
        }
        if (text.substring(0, equals).equals(inverse)) {
            throw new IllegalArgumentException("'" + text + "': a tool that is called again doesn't undo itself");
        }
        return new UndoSpec(
                text.substring(0, equals), inverse, WitnessSource.valueOf(witness.toUpperCase(Locale.ROOT)));
    }

    /**
     * Reads many, by the tool that is undone.
     *
     * @throws IllegalArgumentException for a malformed text, or two undos of one tool
     */
    public static SortedMap<String, UndoSpec> parseAll(Collection<String> texts) {
        var result = new TreeMap<String, UndoSpec>();
        for (String text : texts) {
            UndoSpec spec = parse(text);
            if (result.put(spec.tool(), spec) != null) {
                throw new IllegalArgumentException("tool '" + spec.tool() + "' is given two undos");
            }
        }
        return Collections.unmodifiableSortedMap(result);
    }
}
