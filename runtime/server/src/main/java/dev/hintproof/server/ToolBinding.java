package dev.hintproof.server;

import java.lang.reflect.Type;
import java.util.List;

/**
 * How one tool is called.
 *
 * @param tool the tool's wire name
 * @param arguments what {@code invoker} expects in its array, in that order; a parameter that the runtime supplies itself
 *     (the {@link ToolContext}) isn't among them
 * @param result what the method's result is encoded as, without what is around it ({@code CompletionStage},
 *     {@code Optional}…): an element of a {@code List<Shape>} would else lose what tells it from another {@code Shape}
 * @param invoker calls the method
 */
public record ToolBinding(String tool, List<Argument> arguments, Type result, Invoker invoker) {

    public ToolBinding {
        arguments = List.copyOf(arguments);
    }

    /** A binding whose result is encoded by the class that it turns out to have. */
    public ToolBinding(String tool, List<Argument> arguments, Invoker invoker) {
        this(tool, arguments, Object.class, invoker);
    }
}
