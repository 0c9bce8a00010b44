package dev.hintproof.manifest.audit;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.BitSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a text says in disguise: in base64 or hexadecimal, by escapes, spelt with digits, backwards, rotated, or letter by letter. What
 * comes out is judged like any other text; data, prose and noise are none of this rule's business.
 */
final class EncodedPayload {

    private static final Pattern BASE64 =
            Pattern.compile("(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{16,4000}={0,2}(?![A-Za-z0-9+/_-])");
    private static final Pattern HEX =
            Pattern.compile("(?<![A-Za-z0-9])(?:0x)?((?:[0-9a-fA-F]{2}){10,2000})(?![A-Za-z0-9])");
    private static final Pattern ESCAPE = Pattern.compile(
            "\\\\x([0-9a-fA-F]{2})|%([0-9a-fA-F]{2})|\\\\u\\{?([0-9a-fA-F]{4,6})\\}?|&#x([0-9a-fA-F]{2,5});|&#(\\d{2,6});");
    private static final int FEW_ESCAPES = 8;
    private static final int MANY_SINGLES = 8;
    private static final int MANY_DIGITS = 3;
    private static final Pattern SPACED = Pattern.compile("(?<!\\S)(?:\\p{L}[ .*_-]{1,3}){9,200}");
    private static final Pattern DIGITS_AS_LETTERS =
            Pattern.compile("(?<![\\w@$])[a-z]*[013457@$][a-z][a-z013457@$]*(?![\\w@$])", Pattern.CASE_INSENSITIVE);
    private static final List<String> BACKWARDS =
            List.of("snoitcurtsni", "suoiverp", "erongi", "drowssap", "terces", "tpmorp", "slaitnederc", "sloot");
    private static final List<String> ROTATED = List.of(
            "vtaber", "vafgehpgvba", "cerivbhf", "frperg", "cnffjbeq", "cebzcg", "perqragvny", "nggnpxre", "rkrphgr");
    private static final int SHORTEST = 16;
    private static final int BACKWARDS_WORDS = 0;
    private static final int ROTATED_WORDS = 1;
    private static final Triggers WORDS = new Triggers(List.of(BACKWARDS, ROTATED));
    private static final Pattern COMMAND = Pattern.compile(
            "\\b(?:curl|wget|nc|ncat|bash|sh|zsh|powershell|pwsh|cmd\\.exe|python3?|perl|ruby|node)\\b[ \\t]+\\S"
                    + "|\\|[ \\t]*(?:ba|z)?sh\\b|/bin/(?:ba)?sh|/dev/tcp/|\\brm[ \\t]+-\\w*[rf]|\\bchmod[ \\t]+[-+0-7a-z]"
                    + "|\\b(?:eval|exec|system|child_process|subprocess)\\b[ \\t]*[(.]|\\bmkfifo\\b|\\bscp[ \\t]"
                    + "|\\.ssh/|id_rsa|/etc/passwd|\\.env\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern RUN_TOGETHER = Pattern.compile(
            "ignore(?:all|any|the|your|previous)|previousinstructions|systemprompt|(?:donot|dont|never)(?:tell|mention|inform)|apikeys?|passwords|privatekey|sshkey",
            Pattern.CASE_INSENSITIVE);

    private EncodedPayload() {}

    /**
     * Something that a text says in disguise.
     *
     * @param text what it says
     * @param isCommand whether that alone is bad, whatever rules about sentences think of it
     */
    record Hidden(String text, boolean isCommand) {}

    /** Everything that a text says in disguise. */
    static List<Hidden> in(String text) {
        var found = new ArrayList<Hidden>();
        if (text.length() < SHORTEST) {
            return found;
        }
        Runs runs = Runs.of(text);
        if (runs.longest() >= SHORTEST) {
            BASE64.matcher(text)
                    .results()
                    .map(MatchResult::group)
                    .map(EncodedPayload::base64)
                    .forEach(plain -> add(plain, found));
            HEX.matcher(text).results().map(match -> hex(match.group(1))).forEach(plain -> add(plain, found));
        }
        unescape(text).ifPresent(plain -> add(plain, found));
        if (runs.singles() >= MANY_SINGLES) {
            SPACED.matcher(text).results().map(MatchResult::group).forEach(letters -> spaced(letters, found));
        }
        String lower = text.toLowerCase(Locale.ROOT);
        BitSet words = WORDS.possible(lower);
        if (words.get(BACKWARDS_WORDS)) {
            add(new StringBuilder(text).reverse().toString(), found);
        }
        if (words.get(ROTATED_WORDS)) {
            add(rotate(text), found);
        }
        if (runs.digits() >= MANY_DIGITS) {
            for (String sentence : Sentences.of(text)) {
                if (DIGITS_AS_LETTERS.matcher(sentence).results().limit(3).count() == 3) {
                    add(letters(sentence.toLowerCase(Locale.ROOT)), found);
                }
            }
        }
        return found;
    }

    /**
     * What a text is made of, told in one pass, so that most texts need no pattern.
     *
     * @param longest characters of the longest word
     * @param singles how many letters stand alone
     * @param digits how many digits or signs that look like letters there are
     */
    private record Runs(int longest, int singles, int digits) {

        static Runs of(String text) {
            int longest = 0;
            int singles = 0;
            int digits = 0;
            int run = 0;
            int letters = 0;
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                boolean plain = Character.isLetterOrDigit(c);
                digits += (c >= '0' && c <= '9') || c == '@' || c == '$' ? 1 : 0;
                run = plain || "+/_-".indexOf(c) >= 0 ? run + 1 : 0;
                longest = Math.max(longest, run);
                singles += !plain && letters == 1 ? 1 : 0;
                letters = plain ? letters + 1 : 0;
            }
            return new Runs(longest, singles, digits);
        }
    }

    private static void add(String plain, List<Hidden> found) {
        if (!plain.isBlank()) {
            found.add(new Hidden(plain, COMMAND.matcher(plain).find()));
        }
    }

    private static void spaced(String letters, List<Hidden> found) {
        String words = letters.replaceAll("(?<=\\p{L})[ .*_-](?=\\p{L})", "").replaceAll("[ .*_-]+", " ");
        found.add(new Hidden(words, RUN_TOGETHER.matcher(words).find()));
    }

    /** The whole text with its escapes resolved, if it has more than a few. */
    private static Optional<String> unescape(String text) {
        if (text.indexOf('\\') < 0 && text.indexOf('%') < 0 && text.indexOf("&#") < 0) {
            return Optional.empty();
        }
        Matcher escape = ESCAPE.matcher(text);
        var plain = new StringBuilder();
        int count = 0;
        while (escape.find()) {
            int group = 1;
            while (escape.group(group) == null) {
                group++;
            }
            int c = Integer.parseInt(escape.group(group), group == 5 ? 10 : 16);
            boolean readable = c >= 0x20 && c < 0x7F;
            count += readable ? 1 : 0;
            escape.appendReplacement(
                    plain, Matcher.quoteReplacement(readable ? Character.toString(c) : escape.group()));
        }
        return count < FEW_ESCAPES
                ? Optional.empty()
                : Optional.of(escape.appendTail(plain).toString());
    }

    private static String base64(String text) {
        String plain = text.replace('-', '+').replace('_', '/').replace("=", "");
        int rest = plain.length() % 4;
        try {
            return printable(Base64.getDecoder().decode(rest == 1 ? plain.substring(0, plain.length() - 1) : plain));
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    private static String hex(String text) {
        return printable(HexFormat.of().parseHex(text));
    }

    private static String rotate(String text) {
        var out = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            char base = c >= 'a' ? 'a' : 'A';
            boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
            out.append(letter ? (char) (base + (c - base + 13) % 26) : c);
        }
        return out.toString();
    }

    private static String letters(String text) {
        return text.replace('0', 'o')
                .replace('1', 'i')
                .replace('3', 'e')
                .replace('4', 'a')
                .replace('5', 's')
                .replace('7', 't')
                .replace('@', 'a')
                .replace('$', 's');
    }

    /** The text, if it is printable ASCII as a whole. */
    private static String printable(byte[] bytes) {
        for (byte b : bytes) {
            if ((b < 0x20 || b > 0x7E) && b != '\n' && b != '\t' && b != '\r') {
                return "";
            }
        }
        return new String(bytes, StandardCharsets.US_ASCII);
    }
}
