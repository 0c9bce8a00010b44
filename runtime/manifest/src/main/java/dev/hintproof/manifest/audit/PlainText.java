package dev.hintproof.manifest.audit;

import java.text.Normalizer;
import java.util.regex.Pattern;

/**
 * A text as a model reads it: invisible characters gone, letters of mathematical alphabets, wide letters and struck-through letters
 * as the plain ones that they look like, and foreign letters inside Latin words as the Latin ones. Rules about sentences read this
 * form, so that an attack can't hide from them by spelling.
 */
final class PlainText {

    private static final Pattern MARKS = Pattern.compile("(?<=[A-Za-z0-9 ])\\p{Mn}+");
    private static final Pattern INVISIBLE = Pattern.compile(
            "[\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0]|[\\x{E0000}-\\x{E007F}\\x{E0100}-\\x{E01EF}]");

    private PlainText() {}

    static String of(String text) {
        if (isPlain(text)) {
            return text;
        }
        String shown = INVISIBLE.matcher(text).replaceAll("");
        shown = MARKS.matcher(shown).replaceAll("");
        return Names.latinise(Normalizer.normalize(shown, Normalizer.Form.NFKC));
    }

    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= 0x80) {
                return false;
            }
        }
        return true;
    }
}
