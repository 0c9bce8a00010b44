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

    /** So begins the description of a time with a pattern of its own. */
    private static final String OWN_FORM = "in the form ";

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
        Normal.form(json, tool.inputSchema());
        List<String> problems = new ArrayList<>(check.problems(tool.name() + ":input", tool.inputSchema(), json));
        List<Argument> arguments = tool.binding().arguments();
        @Nullable Object[] values = new @Nullable Object[arguments.size()];
        for (int i = 0; problems.isEmpty() && i < values.length; i++) {
            Argument argument = arguments.get(i);
            try {
                values[i] = value(argument, json.get(argument.name()));
            } catch (JsonProcessingException wrong) {
                problems.add(describe(tool.inputSchema(), argument, wrong));
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

    private static String describe(JsonNode schema, Argument argument, JsonProcessingException wrong) {
        StringBuilder pointer = new StringBuilder("/").append(argument.name());
        JsonNode at = resolve(schema, schema.path("properties").path(argument.name()));
        if (wrong instanceof JsonMappingException mapping) {
            for (JsonMappingException.Reference step : mapping.getPath()) {
                String name = step.getFieldName();
                pointer.append('/').append(name == null ? String.valueOf(step.getIndex()) : escape(name));
                JsonNode inner =
                        name == null ? at.path("items") : at.path("properties").path(name);
                at = resolve(schema, inner.isMissingNode() ? at.path("additionalProperties") : inner);
            }
        }
        return pointer + ": " + reason(wrong, at.path("description").asText());
    }

    private static String escape(String name) {
        return name.replace("~", "~0").replace("/", "~1");
    }

    private static JsonNode resolve(JsonNode root, JsonNode schema) {
        String reference = schema.path("$ref").asText();
        return reference.startsWith("#/") ? root.at(reference.substring(1)) : schema;
    }

    private static String reason(JsonProcessingException wrong, String description) {
        if (wrong instanceof ValueInstantiationException && wrong.getCause() != null) {
            return Failures.message(wrong.getCause());
        }
        if (wrong instanceof InvalidFormatException format) {
            String expected = description.startsWith(OWN_FORM)
                    ? "; expected a text " + description
                    : Formats.example(format.getTargetType());
            return format.getValue() + " is no valid " + format.getTargetType().getSimpleName() + expected;
        }
        return wrong.getOriginalMessage();
    }
}
