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
 * @param defaultJson the JSON text that stands for an absent value, or null for none
 */
public record Argument(
        String name, Type type, boolean optional, @Nullable String defaultJson) {

    /** An argument that must be there. */
    public static Argument required(String name, Type type) {
        return new Argument(name, type, false, null);
    }

    /** An argument that may be absent and has no default. */
    public static Argument optional(String name, Type type) {
        return new Argument(name, type, true, null);
    }
}
