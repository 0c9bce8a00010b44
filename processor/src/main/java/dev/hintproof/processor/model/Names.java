package dev.hintproof.processor.model;

import java.util.Locale;
import java.util.regex.Pattern;

/** Wire names and titles from Java names. */
public final class Names {

    private static final Pattern WORD_START = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])");

    private Names() {}

    /**
     * {@code snake_case}: {@code noteId} is {@code note_id}, {@code parseURLPath} is {@code parse_url_path}, {@code sha256Sum}
     * is {@code sha256_sum}.
     */
    public static String snakeCase(String javaName) {
        return WORD_START.matcher(javaName).replaceAll("_").toLowerCase(Locale.ROOT);
    }

    /** A title for people from a wire name: {@code read_note} is {@code Read note}. */
    public static String title(String wireName) {
        String words = wireName.replaceAll("[_.\\-]+", " ").strip();
        return words.isEmpty() ? wireName : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
