package dev.hintproof.processor.constants;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.StringTokenizer;

/** The words of {@code sql.words}, by what they mean; the file says what each section is for. */
final class SqlWords {

    private static final Map<String, Set<String>> SECTIONS = load();

    static final Set<String> FUNCTIONS = section("functions");
    static final Set<String> KEYWORDS = section("keywords");
    static final Set<String> KEYWORD_PAIRS = section("keyword pairs");
    static final Set<String> TYPES = section("types");
    static final Set<String> SCHEMAS = section("schemas");
    static final Set<String> WRITES = section("writes");
    static final Set<String> STATEMENTS = section("statements");
    static final Set<String> BEFORE_EXPRESSIONS = section("before expressions");
    static final Set<String> HINTS = section("hints");
    static final Set<String> AFTER_FOR = section("after for");
    static final Set<String> FOR_INSIDE = section("for inside");
    static final Set<String> AFTER_WITH = section("after with");

    private SqlWords() {}

    /** Words that must not stand where one dialect sees a literal and another code. */
    static Set<String> harmful() {
        var result = new HashSet<String>(WRITES);
        result.addAll(STATEMENTS);
        return result;
    }

    private static Set<String> section(String name) {
        return Set.copyOf(Objects.requireNonNull(SECTIONS.get(name), name));
    }

    private static Map<String, Set<String>> load() {
        var result = new HashMap<String, Set<String>>();
        Set<String> section = new HashSet<>();
        for (String line : text().split("\n", -1)) {
            if (line.startsWith("[")) {
                section = new HashSet<>();
                if (result.put(line.substring(1, line.indexOf(']')), section) != null) {
                    throw new IllegalStateException("sql.words has the section " + line + " twice");
                }
            } else if (!line.startsWith("#")) {
                var words = new StringTokenizer(line);
                while (words.hasMoreTokens()) {
                    String word = words.nextToken();
                    if (!section.add(word)) {
                        throw new IllegalStateException("sql.words has " + word + " twice in one section");
                    }
                }
            }
        }
        return result;
    }

    private static String text() {
        try (InputStream in = SqlWords.class.getResourceAsStream("sql.words")) {
            return new String(Objects.requireNonNull(in, "sql.words").readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
