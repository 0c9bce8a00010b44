package dev.hintproof.processor.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.processor.report.Place;
import java.util.List;
import java.util.Optional;

/**
 * One tool as it was declared. Holds nothing of the compiler's but places, so that it outlives its round.
 *
 * @param method the method behind it
 * @param name its wire name
 * @param title its title
 * @param description its description; may be empty
 * @param declared what it may do at most
 * @param idempotent whether its author claims that
 * @param undo how a witnessed tool is undone
 * @param inputSchema the schema of its arguments, without labels
 * @param outputSchema the schema of its structured result
 * @param parameters its arguments, in order
 * @param result its result
 * @param place its {@code @McpTool} annotation
 */
public record ToolModel(
        Method method,
        String name,
        String title,
        String description,
        Declared declared,
        boolean idempotent,
        Optional<Undo> undo,
        ObjectNode inputSchema,
        Optional<ObjectNode> outputSchema,
        List<Parameter> parameters,
        Result result,
        Place place) {

    /** Copies the lists. */
    public ToolModel {
        parameters = List.copyOf(parameters);
    }

    /** The same tool with another declaration. */
    public ToolModel declared(Declared other) {
        return new ToolModel(
                method,
                name,
                title,
                description,
                other,
                idempotent,
                undo,
                inputSchema,
                outputSchema,
                parameters,
                result,
                place);
    }

    /**
     * A method as class files name it.
     *
     * @param owner internal name of the declaring class
     * @param name its name
     * @param descriptor its descriptor
     * @param signature its name and erased parameter types, for people
     */
    public record Method(String owner, String name, String descriptor, String signature) {

        /** The binary name of the declaring class. */
        public String type() {
            return owner.replace('/', '.');
        }
    }

    /**
     * An argument, as far as an undo must fit it.
     *
     * @param wireName its name
     * @param javaType its type, canonically
     * @param required whether it must be given
     */
    public record Parameter(String wireName, String javaType, boolean required) {}

    /**
     * A result, as far as an undo must fit it.
     *
     * @param javaType its type, canonically
     * @param nothing whether there is none
     * @param nullable whether it may be null
     * @param members its members by wire name and type
     */
    public record Result(String javaType, boolean nothing, boolean nullable, List<Parameter> members) {

        /** Copies the members. */
        public Result {
            members = List.copyOf(members);
        }
    }
}
