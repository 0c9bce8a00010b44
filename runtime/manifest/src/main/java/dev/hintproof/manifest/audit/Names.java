package dev.hintproof.manifest.audit;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names as a hurried reader sees them. */
final class Names {

    /** Letters of Cyrillic, Greek and other scripts that look like Latin ones; each pair is the lookalike and its Latin letter. */
    private static final String LOOKALIKES =
            "аaеeоoрpсcуyхxіiјjѕsԁdһhԛqԝwкkмmтtвbнhгrгrпnАaЕeОoРpСcХxВbНhКkМmТtІiЈjЅsαaεeοoρpυuνvκkιiτtχxγyωwΑaΒbΕeΖzΗhΙiΚkΜmΝnΟoΡpΤtΥyΧxıiɡgℓl";

    private static final Map<Integer, Character> LATIN = table();
    private static final Pattern WORD = Pattern.compile("\\p{L}+");

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

    /** A text in which words that mix Latin letters with foreign ones that look Latin are Latin as a whole. */
    static String latinise(String text) {
        var out = new StringBuilder(text.length());
        Matcher word = WORD.matcher(text);
        int copied = 0;
        while (word.find()) {
            out.append(text.substring(copied, word.start()));
            out.append(isMixed(word.group()) ? latin(word.group()) : word.group());
            copied = word.end();
        }
        return out.append(text.substring(copied)).toString();
    }

    /** Whether a word mixes Latin letters with foreign ones, all of which look Latin. */
    static boolean isMixed(String word) {
        int latin = 0;
        int alike = 0;
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (c < 0x80) {
                latin += Character.isLetter(c) ? 1 : 0;
            } else if (LATIN.containsKey((int) c)) {
                alike++;
            } else {
                return false;
            }
        }
        return latin > 0 && alike > 0 && latin + alike >= 3;
    }

    private static String latin(String word) {
        var out = new StringBuilder(word.length());
        for (int i = 0; i < word.length(); i++) {
            out.append(LATIN.getOrDefault((int) word.charAt(i), word.charAt(i)).charValue());
        }
        return out.toString();
    }

    private static Map<Integer, Character> table() {
        var table = new HashMap<Integer, Character>();
        for (int i = 0; i + 1 < LOOKALIKES.length(); i += 2) {
            table.put((int) LOOKALIKES.charAt(i), LOOKALIKES.charAt(i + 1));
        }
        return Map.copyOf(table);
    }
}
