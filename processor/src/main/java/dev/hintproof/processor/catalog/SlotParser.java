package dev.hintproof.processor.catalog;

import java.util.List;
import java.util.Optional;

/** Reads {@code this}, {@code 0}, {@code *}, {@code contents}, {@code contents(0)}. */
final class SlotParser {
    /** Stands for what any argument holds until the number of arguments is known. */
    static final Rule.Slot CONTENTS_OF_ALL = new Rule.Slot.ContentsOf(-1);

    private static final List<String> WORDS = List.of("this", "contents", "contents(0)", "none");

    private SlotParser() {}

    /** Reads a value's name, or throws {@link SyntaxError}. */
    static Rule.Slot slot(String word) {
        return switch (word) {
            case "this" -> new Rule.Slot.This();
            case "*" -> new Rule.Slot.AllArguments();
            case "contents" -> new Rule.Slot.Contents();
            case "contents(*)" -> CONTENTS_OF_ALL;
            default -> numbered(word);
        };
    }

    private static Rule.Slot numbered(String word) {
        if (Words.isNumber(word)) {
            return new Rule.Slot.Argument(Integer.parseInt(word));
        }
        if (word.startsWith("contents(") && word.endsWith(")")) {
            String inner = word.substring("contents(".length(), word.length() - 1);
            if (Words.isNumber(inner)) {
                return new Rule.Slot.ContentsOf(Integer.parseInt(inner));
            }
        }
        throw new SyntaxError("'" + word
                + "' is no value at a call: expected this, an argument's number, *, contents, or contents(N)"
                + Suggestions.didYouMean(word, WORDS));
    }

    /** Reads {@code 0.compare} or {@code 0}. */
    static Rule.Callback callback(String word) {
        int dot = word.indexOf('.');
        if (dot < 0) {
            return new Rule.Callback(slot(word), Optional.empty());
        }
        String method = word.substring(dot + 1);
        if (!Words.isIdentifier(method)) {
            throw new SyntaxError("'" + method + "' in '" + word + "' is no method's name");
        }
        return new Rule.Callback(slot(word.substring(0, dot)), Optional.of(method));
    }

    /** What is wrong with a line; its place is known to who catches it. */
    static final class SyntaxError extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final String problem;

        SyntaxError(String problem) {
            super(problem, null, false, false);
            this.problem = problem;
        }

        String problem() {
            return problem;
        }
    }
}
