package dev.hintproof.processor.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.processor.report.Place;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/**
 * A tool's parameters and result with their schemas. For use within a round, since it has the compiler's types for the generator.
 *
 * @param parameters in the order of the method
 * @param result what it returns
 * @param inputSchema of the arguments
 * @param outputSchema of the structured result; empty where there is none
 * @param renamed wire names of the members of structures in it, where Jackson would call them otherwise
 * @param facts what else the decoder must be told of its types
 */
public record Signature(
        List<Parameter> parameters,
        Result result,
        ObjectNode inputSchema,
        Optional<ObjectNode> outputSchema,
        List<Renamed> renamed,
        DecoderFacts facts) {

    /** Copies the lists. */
    public Signature {
        parameters = List.copyOf(parameters);
        renamed = List.copyOf(renamed);
    }

    /** Where a parameter's value comes from. */
    public enum Source {
        /** From the caller. */
        ARGUMENT,
        /** The runtime's own context of the call. */
        CONTEXT,
        /** The MCP SDK's object for the call. */
        EXCHANGE
    }

    /**
     * One parameter.
     *
     * @param javaName its name in the source
     * @param wireName its name in the schema; empty for one that isn't an argument
     * @param source where its value comes from
     * @param type its type
     * @param javaType its type, canonically, without {@code Optional} and with primitives for boxes
     * @param optional whether it may be absent
     * @param threeStates whether absent, {@code null} and a value are told apart
     * @param defaultValue what stands for an absent value
     * @param description what it means, for the model
     * @param place where it is declared
     */
    public record Parameter(
            String javaName,
            String wireName,
            Source source,
            TypeMirror type,
            String javaType,
            boolean optional,
            boolean threeStates,
            Optional<JsonNode> defaultValue,
            String description,
            Place place) {

        /** Whether the caller gives it. */
        public boolean isArgument() {
            return source == Source.ARGUMENT;
        }
    }

    /** How a result reaches the caller. */
    public enum Delivery {
        /** There is none. */
        VOID,
        /** Content blocks or a whole result of the MCP SDK, as they are. */
        CONTENT,
        /** A JSON object. */
        OBJECT,
        /** Another value, as a member of a JSON object. */
        WRAPPED
    }

    /** What a method's type wraps around its result. */
    public enum Wrapper {
        /** Nothing. */
        NONE,
        /** A {@code CompletionStage}. */
        STAGE,
        /** A Reactor {@code Mono}. */
        MONO,
        /** A Reactor {@code Flux}. */
        FLUX,
        /** A Mutiny {@code Uni}. */
        UNI,
        /** A Mutiny {@code Multi}. */
        MULTI,
        /** An {@code InputStream}. */
        STREAM
    }

    /**
     * The result.
     *
     * @param delivery how it reaches the caller
     * @param wrapper what is around it
     * @param javaType its type, canonically, without what is around it
     * @param type its type without what is around it; an {@code Optional} is kept
     * @param nullable whether it may be null, or an empty {@code Optional}
     * @param members its members, where it is a structure
     */
    public record Result(
            Delivery delivery,
            Wrapper wrapper,
            String javaType,
            TypeMirror type,
            boolean nullable,
            List<Shape.Member> members) {

        /** Copies the members. */
        public Result {
            members = List.copyOf(members);
        }
    }

    /**
     * A class whose members are named otherwise than Jackson would.
     *
     * @param javaType the class, canonically, with type arguments
     * @param names by Java name
     */
    public record Renamed(String javaType, java.util.SortedMap<String, String> names) {}
}
