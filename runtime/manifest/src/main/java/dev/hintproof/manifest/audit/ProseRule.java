package dev.hintproof.manifest.audit;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A rule about one sentence.
 *
 * @param rule what it finds
 * @param severity what that means
 * @param words a sentence that fits has one of these, in lower case: looked for first, as that costs next to nothing
 * @param pattern what the sentence contains
 * @param unless what makes the same sentence harmless; null for nothing
 * @param message what is wrong, ending before the sentence is quoted
 * @param fix what to do
 */
record ProseRule(
        AuditRule rule,
        Severity severity,
        List<String> words,
        Pattern pattern,
        @org.jspecify.annotations.Nullable Pattern unless,
        String message,
        String fix) {

    /** Whether it fits a sentence; gives where. */
    Matcher find(String sentence) {
        return pattern.matcher(sentence);
    }

    boolean isHarmless(String sentence) {
        return unless != null && unless.matcher(sentence).find();
    }
}
