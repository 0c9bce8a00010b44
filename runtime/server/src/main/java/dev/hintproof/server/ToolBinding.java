package dev.hintproof.server;

import java.util.List;

/**
 * How one tool is called.
 *
 * @param tool the tool's wire name
 * @param arguments what {@code invoker} expects in its array, in that order; a parameter that the runtime supplies itself
 *     (the {@link ToolContext}) isn't among them
 * @param invoker calls the method
 */
public record ToolBinding(String tool, List<Argument> arguments, Invoker invoker) {

    public ToolBinding {
        arguments = List.copyOf(arguments);
    }
}
