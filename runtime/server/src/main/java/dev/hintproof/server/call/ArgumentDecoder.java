package dev.hintproof.server.call;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.server.Argument;
import dev.hintproof.server.load.ServedTool;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Turns the JSON of a call's arguments into the values that the tool's method takes. */
final class ArgumentDecoder {

    private final ObjectMapper mapper;
    private final SchemaCheck check;

    ArgumentDecoder(ObjectMapper mapper, SchemaCheck check) {
        this.mapper = mapper;
        this.check = check;
    }

    /**
     * The method's arguments, in its order.
     *
     * @param json what the client sent; changed: optional members that are null are removed
     * @throws InvalidArgumentsException says for the model what is wrong, for all arguments at once
     */
    @Nullable
    Object[] decode(ServedTool tool, ObjectNode json) throws InvalidArgumentsException {
        Nulls.drop(json, tool.inputSchema());
        List<String> problems = new ArrayList<>(check.problems(tool.name() + ":input", tool.inputSchema(), json));
        List<Argument> arguments = tool.binding().arguments();
        @Nullable Object[] values = new @Nullable Object[arguments.size()];
        for (int i = 0; problems.isEmpty() && i < values.length; i++) {
            Argument argument = arguments.get(i);
            try {
                values[i] = value(argument, json.get(argument.name()));
            } catch (JsonProcessingException wrong) {
                problems.add(describe(argument, wrong));
            }
        }
        if (!problems.isEmpty()) {
            throw new InvalidArgumentsException(tool.name(), problems);
        }
        return values;
    }

    private @Nullable Object value(Argument argument, @Nullable JsonNode json) throws JsonProcessingException {
        JavaType type = mapper.constructType(argument.type());
        if (argument.threeStates() && (json == null || json.isNull())) {
            return json == null ? null : absent(argument.type());
        }
        if (json != null && !(json.isNull() && argument.optional())) {
            return mapper.treeToValue(json, type);
        }
        if (argument.defaultJson() != null) {
            return mapper.readValue(argument.defaultJson(), type);
        }
        return argument.optional() ? absent(argument.type()) : mapper.treeToValue(mapper.nullNode(), type);
    }

    private static @Nullable Object absent(Type type) {
        Type raw = type instanceof ParameterizedType generic ? generic.getRawType() : type;
        if (raw == Optional.class) {
            return Optional.empty();
        }
        if (raw == OptionalInt.class) {
            return OptionalInt.empty();
        }
        if (raw == OptionalLong.class) {
            return OptionalLong.empty();
        }
        return raw == OptionalDouble.class ? OptionalDouble.empty() : null;
    }

    private static String describe(Argument argument, JsonProcessingException wrong) {
        StringBuilder pointer = new StringBuilder("/").append(argument.name());
        if (wrong instanceof JsonMappingException mapping) {
            for (JsonMappingException.Reference step : mapping.getPath()) {
                pointer.append('/').append(step.getFieldName() != null ? step.getFieldName() : step.getIndex());
            }
        }
        return pointer + ": " + reason(wrong);
    }

    private static String reason(JsonProcessingException wrong) {
        if (wrong instanceof ValueInstantiationException && wrong.getCause() != null) {
            return Failures.message(wrong.getCause());
        }
        if (wrong instanceof InvalidFormatException format) {
            return format.getValue() + " is no valid " + format.getTargetType().getSimpleName()
                    + Formats.example(format.getTargetType());
        }
        return wrong.getOriginalMessage();
    }
}
