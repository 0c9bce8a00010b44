package dev.hintproof.manifest.audit;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A string inside a definition.
 *
 * @param pointer JSON pointer to it, inside the tool
 * @param text the string, cut to what is looked at
 * @param prose whether it is text for a reader, rather than a name or value
 */
record TextField(String pointer, String text, boolean prose) {

    /** Characters of one string that are looked at; a longer one is a finding by itself. */
    static final int MAX_LENGTH = 100_000;

    private static final Pattern ARGUMENT =
            Pattern.compile("/inputSchema/(?:.*/)?properties/([^/]+)/(?:[^/]+|examples/\\d+|enum/\\d+)");

    private static final Pattern VALUE = Pattern.compile("/(?:default|const|enum/\\d+|examples/\\d+)$");

    TextField {
        text = text.length() > MAX_LENGTH ? text.substring(0, MAX_LENGTH) : text;
    }

    /** The name of the argument that it belongs to; empty where it isn't about one. */
    Optional<String> argument() {
        Matcher matcher = ARGUMENT.matcher(pointer);
        return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
    }

    /** Whether it stands where a value belongs: in an enumeration, as a default, constant or example. */
    boolean isValue() {
        return VALUE.matcher(pointer).find();
    }
}
