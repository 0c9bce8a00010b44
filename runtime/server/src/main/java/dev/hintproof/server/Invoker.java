package dev.hintproof.server;

import org.jspecify.annotations.Nullable;

/** Calls one tool's method: generated, so that no reflection is needed and package-private tools work. */
@FunctionalInterface
public interface Invoker {

    /**
     * Calls the method.
     *
     * @param arguments the decoded values, in the order of {@link ToolBinding#arguments()}
     * @param context for a method that has a {@link ToolContext} parameter, or the SDK's exchange object
     * @return what the method returned; null for a {@code void} method. A {@code CompletionStage} is awaited. Where the
     *     output schema wraps the value in a member ({@code {"result": …}}), {@link Wrapped} says so
     * @throws Exception whatever the method throws; it becomes a result with {@code isError}
     */
    @Nullable
    Object call(@Nullable Object[] arguments, ToolContext context) throws Exception;
}
