package dev.hintproof.processor.schema;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Whether a Java pattern means the same in ECMA-262, whose patterns JSON Schema has (2020-12 core §6.4). What ECMA-262 lacks is
 * named; nothing is translated.
 */
final class EcmaPatterns {

    private static final String ESCAPED_CONTROLS = "dDwWsSbBnrtfvcxu0";

    /** Properties that both know by the same name: general categories. */
    private static final Set<String> CATEGORIES = Set.of(
            "L", "Lu", "Ll", "Lt", "Lm", "Lo", "M", "Mn", "Mc", "Me", "N", "Nd", "Nl", "No", "P", "Pc", "Pd", "Ps",
            "Pe", "Pi", "Pf", "Po", "S", "Sm", "Sc", "Sk", "So", "Z", "Zs", "Zl", "Zp");

    private static final List<String> GROUPS = List.of("(?:", "(?=", "(?!", "(?<=", "(?<!");

    private final String pattern;
    private int at;

    private EcmaPatterns(String pattern) {
        this.pattern = pattern;
    }

    /** What ECMA-262 lacks of a pattern, for people; empty where it has all of it. */
    static Optional<String> problem(String pattern) {
        try {
            Pattern.compile(pattern);
        } catch (PatternSyntaxException e) {
            return Optional.of("it is no pattern: " + e.getDescription());
        }
        return new EcmaPatterns(pattern).scan();
    }

    private Optional<String> scan() {
        boolean inClass = false;
        while (at < pattern.length()) {
            char c = pattern.charAt(at);
            Optional<String> problem = Optional.empty();
            if (c == '\\') {
                problem = escape();
            } else if (inClass) {
                problem = inClass(c);
                inClass = c != ']';
            } else if (c == '[') {
                inClass = true;
                at += pattern.startsWith("[^]", at) ? 2 : pattern.startsWith("[]", at) ? 1 : 0;
            } else if (c == '(') {
                problem = group();
            } else if ("*+?}".indexOf(c) >= 0 && at + 1 < pattern.length() && pattern.charAt(at + 1) == '+') {
                problem = Optional.of("the possessive quantifier " + c + "+");
            }
            if (problem.isPresent()) {
                return problem;
            }
            at++;
        }
        return Optional.empty();
    }

    private Optional<String> inClass(char c) {
        if (c == '[') {
            return Optional.of("a character class within another");
        }
        return pattern.startsWith("&&", at) ? Optional.of("the intersection &&") : Optional.empty();
    }

    private Optional<String> group() {
        if (!pattern.startsWith("(?", at)) {
            return Optional.empty();
        }
        if (GROUPS.stream().anyMatch(start -> pattern.startsWith(start, at))) {
            return Optional.empty();
        }
        boolean named = pattern.startsWith("(?<", at);
        if (named) {
            return Optional.empty();
        }
        return Optional.of(pattern.startsWith("(?>", at) ? "the atomic group (?>" : "flags within the pattern");
    }

    private Optional<String> escape() {
        at++;
        char c = pattern.charAt(at);
        if (c == 'p' || c == 'P') {
            return property();
        }
        if (c == 'x' && pattern.startsWith("{", at + 1)) {
            return Optional.of("\\x{…}");
        }
        if (c == 'k' || (c >= '1' && c <= '9') || !Character.isLetterOrDigit(c)) {
            return Optional.empty();
        }
        if (c == '0' && at + 1 < pattern.length() && Character.isDigit(pattern.charAt(at + 1))) {
            return Optional.of("an octal escape");
        }
        return ESCAPED_CONTROLS.indexOf(c) >= 0 ? Optional.empty() : Optional.of("\\" + c);
    }

    private Optional<String> property() {
        int end = pattern.indexOf('}', at);
        if (!pattern.startsWith("{", at + 1) || end < 0) {
            return Optional.of("\\" + pattern.charAt(at) + " without braces");
        }
        String name = pattern.substring(at + 2, end);
        at = end;
        return CATEGORIES.contains(name) ? Optional.empty() : Optional.of("the property " + name);
    }
}
