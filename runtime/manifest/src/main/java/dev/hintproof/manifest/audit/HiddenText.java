package dev.hintproof.manifest.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Text that people don't see where tool lists are shown: invisible characters, terminal escapes, comments, hidden markup, disguise. */
final class HiddenText {

    private static final Pattern ANSI = Pattern.compile("[\\x1B\\x9B]");
    private static final String COMMENT = "<!--";
    private static final String COMMENT_END = "-->";
    private static final Pattern MARKDOWN_COMMENT = Pattern.compile(
            "(?m)^[ \\t]{0,3}\\[(?://|comment|_|#)?\\][ \\t]*:[ \\t]*(?:#|<>|/)[ \\t]*[(\"'](.{0,4000}?)[)\"'][ \\t]*$");
    private static final Pattern UNSEEN_MARKUP = Pattern.compile(
            "<\\w[^>]{0,300}?(?:display\\s*:\\s*none|visibility\\s*:\\s*hidden|opacity\\s*:\\s*0(?![.\\d])|font-size\\s*:\\s*0|color\\s*[:=]\\s*[\"']?(?:white|transparent|#fff(?:fff)?)\\b|\\shidden(?=[\\s>]))[^>]{0,300}>\\s*[^<\\s]",
            Pattern.CASE_INSENSITIVE);
    private static final int LONG_GAP = 200;
    private static final int MANY_LINES = 40;
    private static final Pattern CODE = Pattern.compile("```.*?```|`[^`\\n]*`", Pattern.DOTALL);
    private static final Pattern STRUCK = Pattern.compile("(?:\\p{L}[\\u0335-\\u0338]){4}");
    private static final Pattern SELECTORS = Pattern.compile("[\\uFE00-\\uFE0F]{2}");
    private static final Pattern LETTERS = Pattern.compile("\\p{L}+");
    private static final Pattern FANCY = Pattern.compile("[\\x{1D400}-\\x{1D7FF}]{3}|[\\x{1F130}-\\x{1F189}]{3}");
    private static final Pattern WIDE = Pattern.compile("[\\uFF21-\\uFF3A\\uFF41-\\uFF5A]{3}");
    private static final Pattern FLAG =
            Pattern.compile("\\x{1F3F4}[\\x{E0030}-\\x{E0039}\\x{E0061}-\\x{E007A}]{3,6}\\x{E007F}");

    private HiddenText() {}

    /** What is hidden in a text, in words; empty for nothing. */
    static Optional<String> in(String text) {
        List<String> found = new ArrayList<>();
        if (!isPlain(text)) {
            String rest = FLAG.matcher(text).replaceAll("");
            var kinds = new TreeSet<String>();
            rest.codePoints().forEach(c -> kind(c, rest).ifPresent(kind -> kinds.add(kind)));
            found.addAll(kinds);
            if (SELECTORS.matcher(text).find()) {
                found.add("variation selectors that carry data");
            }
            disguised(text).ifPresent(found::add);
        }
        if (ANSI.matcher(text).find()) {
            found.add("a terminal escape sequence");
        }
        if (text.indexOf('<') >= 0) {
            markup(text, found);
        }
        if (text.indexOf("]:") >= 0 && says(MARKDOWN_COMMENT, text)) {
            found.add("a comment of Markdown");
        }
        if (isPushedAway(text)) {
            found.add("words behind a long gap");
        }
        return found.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", found));
    }

    /** Whether words stand behind so many spaces or empty lines that no window shows them. */
    private static boolean isPushedAway(String text) {
        int spaces = 0;
        int lines = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n') {
                lines++;
                spaces = 0;
            } else if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
                spaces++;
            } else if (lines >= MANY_LINES || spaces >= LONG_GAP) {
                return true;
            } else {
                lines = 0;
                spaces = 0;
            }
        }
        return false;
    }

    private static void markup(String text, List<String> found) {
        // What is shown as code is seen.
        String shown = CODE.matcher(text).replaceAll(" ");
        if (hasComment(shown)) {
            found.add("an HTML comment");
        }
        if (UNSEEN_MARKUP.matcher(shown).find()) {
            found.add("markup that shows nothing");
        }
    }

    private static boolean hasComment(String text) {
        for (int at = text.indexOf(COMMENT); at >= 0; ) {
            int end = text.indexOf(COMMENT_END, at);
            if (isSaying(text.substring(at + COMMENT.length(), end < 0 ? text.length() : end))) {
                return true;
            }
            at = end < 0 ? -1 : text.indexOf(COMMENT, end);
        }
        return false;
    }

    private static boolean isSaying(String comment) {
        return comment.strip().split("\\s+", 3).length >= 2;
    }

    /** Whether such a comment has words in it, and is no mark such as {@code <!-- toc -->}. */
    private static boolean says(Pattern comment, String text) {
        Matcher matcher = comment.matcher(text);
        while (matcher.find()) {
            if (isSaying(matcher.group(1))) {
                return true;
            }
        }
        return false;
    }

    /** Letters that imitate others, so that a search for words finds nothing. */
    private static Optional<String> disguised(String text) {
        if (STRUCK.matcher(text).find()) {
            return Optional.of("letters that are struck through");
        }
        boolean asian = text.codePoints().anyMatch(c -> c >= 0x3000 && c < 0xFB00);
        if (FANCY.matcher(text).find() || (!asian && WIDE.matcher(text).find())) {
            return Optional.of("letters that imitate plain ones");
        }
        int mixed = 0;
        Matcher word = LETTERS.matcher(text);
        while (word.find()) {
            boolean foreign = word.group().chars().anyMatch(c -> c >= 0x370 && c < 0x530);
            mixed += foreign && Names.isMixed(word.group()) ? word.group().length() : 0;
        }
        return mixed >= 6 ? Optional.of("words that mix Latin letters with others that look Latin") : Optional.empty();
    }

    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 0x7F || (c < 0x20 && c != '\n' && c != '\r' && c != '\t')) {
                return false;
            }
        }
        return true;
    }

    private static Optional<String> kind(int c, String text) {
        if (c < 0x80) {
            boolean control = c < 0x20 && c != '\n' && c != '\r' && c != '\t' && c != 0x1B && c != '\f' && c != 0x0B;
            return control || c == 0x7F ? name("a control character", c) : Optional.empty();
        }
        if (c >= 0xE0000 && c <= 0xE007F) {
            return name("a tag character", c);
        }
        if ((c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069)) {
            return name("a character that reverses the direction of text", c);
        }
        if (c == 0x00AD || c == 0x034F || c == 0x180E || c == 0x17B4 || c == 0x17B5) {
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
            case Character.FORMAT -> isUsed(c) ? Optional.empty() : name("an invisible character", c);
            default -> Optional.empty();
        };
    }

    /** Marks that texts of some scripts need. */
    private static boolean isUsed(int c) {
        return c == 0x200E
                || c == 0x200F
                || c == 0x061C
                || (c >= 0x0600 && c <= 0x0605)
                || c == 0x06DD
                || c == 0x070F
                || c == 0x08E2;
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
