package dev.hintproof.processor.schema;

import java.util.Optional;

/** What texts a {@code DateTimeFormatter} pattern of digits stands for, as a regular expression. */
final class TimePatterns {

    private static final String META = "\\^$.|?*+()[]{}";

    private TimePatterns() {}

    /** The expression; empty where the pattern has names of months or days, say, which depend on the language. */
    static Optional<String> regex(String pattern) {
        var regex = new StringBuilder("^");
        int at = 0;
        while (at < pattern.length()) {
            char c = pattern.charAt(at);
            int end = at + 1;
            if (c == '\'') {
                end = pattern.indexOf('\'', at + 1);
                if (end < 0) {
                    return Optional.empty();
                }
                literal(end == at + 1 ? "'" : pattern.substring(at + 1, end), regex);
                end++;
            } else if (Character.isLetter(c)) {
                while (end < pattern.length() && pattern.charAt(end) == c) {
                    end++;
                }
                Optional<String> digits = digits(c, end - at);
                if (digits.isEmpty()) {
                    return Optional.empty();
                }
                regex.append(digits.get());
            } else if ("[]{}#".indexOf(c) >= 0) {
                return Optional.empty();
            } else {
                literal(String.valueOf(c), regex);
            }
            at = end;
        }
        return Optional.of(regex.append('$').toString());
    }

    private static void literal(String text, StringBuilder regex) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            regex.append(META.indexOf(c) >= 0 ? "\\" : "").append(c);
        }
    }

    private static Optional<String> digits(char letter, int count) {
        return switch (letter) {
            case 'y', 'u' -> count == 4 || count == 2 ? Optional.of("\\d{" + count + "}") : Optional.empty();
            case 'M', 'd', 'H', 'h', 'm', 's' ->
                count == 2 ? Optional.of("\\d{2}") : count == 1 ? Optional.of("\\d{1,2}") : Optional.empty();
            case 'S' -> Optional.of("\\d{" + count + "}");
            case 'X' -> count == 3 ? Optional.of("(Z|[+-]\\d{2}:\\d{2})") : Optional.empty();
            case 'x' -> count == 3 ? Optional.of("[+-]\\d{2}:\\d{2}") : Optional.empty();
            default -> Optional.empty();
        };
    }
}
