package dev.hintproof.server;

import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/**
 * One argument of a tool.
 *
 * @param name its wire name
 * @param type what its JSON is decoded to: a class literal or one of {@link Types}
 * @param optional whether it may be absent; an explicit {@code null} counts as absent. The invoker is then given the default,
 *     or an empty {@code Optional} where that is the type, or {@code null}; a primitive must have a default or be mandatory
 * @param threeStates whether an {@code Optional} is null when absent, and empty when {@code null} was given
 * @param defaultJson the JSON text that stands for an absent value, or null for none
 */
public record Argument(
        String name,
        Type type,
        boolean optional,
        boolean threeStates,
        @Nullable String defaultJson) {

    /** An argument that must be there. */
    public static Argument required(String name, Type type) {
        return new Argument(name, type, false, false, null);
    }

    /** An argument that may be absent and has no default. */
    public static Argument optional(String name, Type type) {
        return new Argument(name, type, true, false, null);
    }

    /** An {@code Optional} argument that is null when absent, and empty when {@code null} was given. */
    public static Argument threeStates(String name, Type type) {
        return new Argument(name, type, true, true, null);
    }

    /** An argument that may be absent; that JSON text stands for it then. */
    public static Argument withDefault(String name, Type type, String json) {
        return new Argument(name, type, true, false, json);
    }
}
