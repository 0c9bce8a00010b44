package dev.hintproof.manifest.audit;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Names as a hurried reader sees them. */
final class Names {

    /** Letters of Cyrillic, Greek and other scripts that look like Latin ones; each pair is the lookalike and its Latin letter. */
    private static final String LOOKALIKES =
            "аaеeоoрpсcуyхxіiјjѕsԁdһhԛqԝwкkмmтtвbнhгrгrпnАaЕeОoРpСcХxВbНhКkМmТtІiЈjЅsαaεeοoρpυuνvκkιiτtχxγyωwΑaΒbΕeΖzΗhΙiΚkΜmΝnΟoΡpΤtΥyΧxıiɡgℓl";

    private static final Map<Integer, Character> LATIN = table();

    private Names() {}

    /** One form for names that are easily taken for one another: case, separators, compatibility forms and lookalikes apart. */
    static String fold(String name) {
        var out = new StringBuilder(name.length());
        Normalizer.normalize(name, Normalizer.Form.NFKC).codePoints().forEach(c -> {
            Character latin = LATIN.get(c);
            if (latin != null) {
                out.append(latin.charValue());
            } else if (Character.isLetterOrDigit(c)) {
                out.appendCodePoint(c);
            }
        });
        return out.toString().toLowerCase(Locale.ROOT);
    }

    /** The first letter of a mostly Latin name that only looks Latin; empty for none. */
    static Optional<String> lookalike(String name) {
        boolean latin = name.chars().anyMatch(c -> (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'));
        if (!latin) {
            return Optional.empty();
        }
        return name.codePoints()
                .filter(c -> LATIN.containsKey(c) || (c >= 0xFF21 && c <= 0xFF5A) || (c >= 0x1D400 && c <= 0x1D7FF))
                .mapToObj(c -> String.format(Locale.ROOT, "U+%04X", c))
                .findFirst();
    }

    private static Map<Integer, Character> table() {
        var table = new HashMap<Integer, Character>();
        for (int i = 0; i + 1 < LOOKALIKES.length(); i += 2) {
            table.put((int) LOOKALIKES.charAt(i), LOOKALIKES.charAt(i + 1));
        }
        return Map.copyOf(table);
    }
}
