package dev.hintproof.manifest.audit;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The words that the grammar of orders knows, with their forms. */
final class Words {

    /** The form of a verb. */
    enum Form {
        BASE,
        THIRD,
        ING,
        PAST
    }

    /**
     * A word or several, as they are written.
     *
     * @param words in lower case
     * @param meaning the class
     * @param forms of a verb; empty for other words
     */
    record Entry(List<String> words, WordClass meaning, Set<Form> forms) {}

    private static final Map<String, List<Entry>> BY_FIRST = new HashMap<>();

    static {
        try (InputStream in = Words.class.getResourceAsStream("words.txt")) {
            if (in == null) {
                throw new IllegalStateException("the resource words.txt is missing");
            }
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .filter(line -> !line.isBlank() && line.charAt(0) != '#')
                    .forEach(Words::line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Words() {}

    /** The entries that begin with a word, in lower case. */
    static List<Entry> beginningWith(String word) {
        return BY_FIRST.getOrDefault(word, List.of());
    }

    private static void line(String line) {
        int colon = line.indexOf(':');
        boolean verb = line.charAt(colon - 1) == '*';
        WordClass meaning = WordClass.valueOf(line.substring(0, verb ? colon - 1 : colon));
        for (String member : line.substring(colon + 1).split(",", -1)) {
            if (verb) {
                verb(member.strip(), meaning);
            } else {
                add(member.strip(), meaning, EnumSet.noneOf(Form.class));
            }
        }
    }

    private static void verb(String member, WordClass meaning) {
        String[] written = member.split("/", -1);
        int end = written[0].indexOf(' ');
        String base = end < 0 ? written[0] : written[0].substring(0, end);
        String rest = end < 0 ? "" : written[0].substring(end);
        add(base + rest, meaning, EnumSet.of(Form.BASE));
        add(third(base) + rest, meaning, EnumSet.of(Form.THIRD));
        add(stem(base) + "ing" + rest, meaning, EnumSet.of(Form.ING));
        if (written.length == 1) {
            add(past(base) + rest, meaning, EnumSet.of(Form.PAST));
        }
        for (int i = 1; i < written.length; i++) {
            add(written[i], meaning, EnumSet.of(Form.PAST));
        }
    }

    private static void add(String text, WordClass meaning, Set<Form> forms) {
        List<String> words = Arrays.asList(text.split(" ", -1));
        List<Entry> entries = BY_FIRST.computeIfAbsent(words.get(0), any -> new ArrayList<>());
        entries.stream()
                .filter(entry -> entry.words().equals(words) && entry.meaning() == meaning)
                .findFirst()
                .ifPresentOrElse(
                        entry -> entry.forms().addAll(forms), () -> entries.add(new Entry(words, meaning, forms)));
    }

    private static String third(String base) {
        if (base.matches(".*(?:s|x|z|ch|sh|o)")) {
            return base + "es";
        }
        return base.matches(".*[^aeiou]y") ? base.substring(0, base.length() - 1) + "ies" : base + "s";
    }

    private static String past(String base) {
        if (base.matches(".*[^aeiou]y")) {
            return base.substring(0, base.length() - 1) + "ied";
        }
        return stem(base) + "ed";
    }

    /** What stands before {@code -ing} and {@code -ed}: a mute e falls off, a consonant after one short vowel is doubled. */
    private static String stem(String base) {
        if (base.matches(".*[^eoy]e")) {
            return base.substring(0, base.length() - 1);
        }
        boolean doubled = base.matches(
                "(?:[^aeiou]+[aeiou][bdgklmnprt])|(?:quit|submit|transmit|admit|omit|refer|forget|permit)");
        return doubled ? base + base.charAt(base.length() - 1) : base;
    }
}
