package dev.hintproof.server;

import org.jspecify.annotations.Nullable;

/**
 * A result that the output schema wraps, since structured content has to be a JSON object in the 2025-11-25 protocol: a list,
 * a number, a string, something that may be null.
 *
 * @param member the one member of the output schema's root, {@code "result"} by custom
 * @param value the value, or a {@code CompletionStage} of it
 */
public record Wrapped(String member, @Nullable Object value) {

    /** Wraps {@code value} under {@code "result"}. */
    public static Wrapped result(@Nullable Object value) {
        return new Wrapped("result", value);
    }
}
