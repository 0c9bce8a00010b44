package dev.hintproof.server.call;

import java.util.regex.Pattern;

/** What of an exception a model is told: its message, never a stack trace. */
final class Failures {

    private static final int MAX_LENGTH = 2_000;
    private static final Pattern FRAMES =
            Pattern.compile("(?m)^\\s*(at [\\w$.<>/@-]+\\(.*\\)|\\.\\.\\. \\d+ (more|common frames omitted))\\R?");

    private Failures() {}

    /** The message, or the kind of exception where it has none; at most 2,000 characters, without stack frames. */
    static String message(Throwable failure) {
        String message = failure.getMessage();
        String text =
                message == null ? "" : FRAMES.matcher(message).replaceAll("").strip();
        if (text.isEmpty()) {
            return failure.getClass().getSimpleName();
        }
        return text.length() <= MAX_LENGTH ? text : text.substring(0, MAX_LENGTH) + "…";
    }
}
