package dev.hintproof.manifest.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Text that people don't see where tool lists are shown: invisible characters, terminal escapes, comments. */
final class HiddenText {

    private static final Pattern COMMENT = Pattern.compile("<!--");
    private static final Pattern ANSI =
            Pattern.compile("[\\x1B\\x9B]|\\\\(?:x1b|u001b|033|e)\\[", Pattern.CASE_INSENSITIVE);

    private HiddenText() {}

    /** What is hidden in a text, in words; empty for nothing. */
    static Optional<String> in(String text) {
        List<String> found = new ArrayList<>();
        var kinds = new TreeSet<String>();
        text.codePoints().forEach(c -> kind(c, text).ifPresent(kind -> kinds.add(kind)));
        found.addAll(kinds);
        if (ANSI.matcher(text).find()) {
            found.add("a terminal escape sequence");
        }
        if (COMMENT.matcher(text).find()) {
            found.add("an HTML comment");
        }
        return found.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", found));
    }

    private static Optional<String> kind(int c, String text) {
        if (c < 0x80) {
            boolean control = c < 0x20 && c != '\n' && c != '\r' && c != '\t' && c != 0x1B && c != '\f' && c != 0x0B;
            return control || c == 0x7F ? name("a control character", c) : Optional.empty();
        }
        if (c >= 0xE0000 && c <= 0xE007F) {
            // Three flags of the world are written with tag characters, after a black flag.
            return text.contains("\uD83C\uDFF4") ? Optional.empty() : name("a tag character", c);
        }
        if ((c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069)) {
            return name("a character that reverses the direction of text", c);
        }
        if (c == 0x200B || c == 0x2060 || (c >= 0x2061 && c <= 0x2064) || c == 0x180E || c == 0x00AD || c == 0x034F) {
            return name("an invisible character", c);
        }
        if (c == 0x200C || c == 0x200D) {
            return joinsNothing(c, text) ? name("a joiner beside plain letters", c) : Optional.empty();
        }
        if (c == 0xFEFF) {
            return text.indexOf(0xFEFF) == 0 && text.lastIndexOf(0xFEFF) == 0
                    ? Optional.empty()
                    : name("an invisible character", c);
        }
        if (c >= 0xE0100 && c <= 0xE01EF) {
            return name("a variation selector that carries data", c);
        }
        if (c == 0x115F || c == 0x1160 || c == 0x3164 || c == 0xFFA0) {
            return name("an invisible letter", c);
        }
        return switch (Character.getType(c)) {
            case Character.PRIVATE_USE -> name("a private-use character", c);
            case Character.CONTROL -> c == 0x85 || c == 0x9B ? Optional.empty() : name("a control character", c);
            default -> Optional.empty();
        };
    }

    /** Joiners belong into emoji and into scripts that need them; beside Latin letters, digits or punctuation they only hide. */
    private static boolean joinsNothing(int joiner, String text) {
        for (int at = text.indexOf(joiner); at >= 0; at = text.indexOf(joiner, at + 1)) {
            int before = at == 0 ? ' ' : text.codePointBefore(at);
            int after = at + 1 >= text.length() ? ' ' : text.codePointAt(at + 1);
            if (before < 0x300 || after < 0x300) {
                return true;
            }
        }
        return false;
    }

    private static Optional<String> name(String kind, int c) {
        return Optional.of(String.format(Locale.ROOT, "%s (U+%04X)", kind, c));
    }
}
