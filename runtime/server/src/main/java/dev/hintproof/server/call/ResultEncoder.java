package dev.hintproof.server.call;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import dev.hintproof.server.ToolFailure;
import dev.hintproof.server.Wrapped;
import dev.hintproof.server.load.ServedTool;
import java.io.IOException;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Turns what a tool's method returned into the result of the call. */
final class ResultEncoder {

    private static final String SDK = "io.modelcontextprotocol.";

    private final ObjectMapper mapper;
    private final SchemaCheck check;

    ResultEncoder(ObjectMapper mapper, SchemaCheck check) {
        this.mapper = mapper;
        this.check = check;
    }

    CallOutcome encode(ServedTool tool, @Nullable Object value) {
        JsonNode schema = tool.outputSchema();
        if (schema != null) {
            return structured(tool, schema, value);
        }
        Object plain = value instanceof Wrapped wrapped ? wrapped.value() : value;
        plain = plain instanceof Optional<?> optional ? optional.orElse(null) : plain;
        plain = plain instanceof Object[] array ? Arrays.asList(array) : plain;
        if (plain == null) {
            return CallOutcome.text("Done; there is no result.");
        }
        if (isSdkType(plain)) {
            return sdkResult(plain);
        }
        if (plain instanceof Collection<?> blocks && blocks.stream().allMatch(ResultEncoder::isSdkType)) {
            // One by one: as elements of an untyped collection they would lose the "type" that tells them apart.
            ArrayNode json = mapper.createArrayNode();
            blocks.forEach(block -> json.add(mapper.<JsonNode>valueToTree(block)));
            return content(json);
        }
        JsonNode json = mapper.valueToTree(plain);
        return CallOutcome.text(json.isTextual() ? json.textValue() : json.toString());
    }

    private CallOutcome structured(ServedTool tool, JsonNode schema, @Nullable Object value) {
        JsonNode json = wrap(schema, value, tool.binding().result());
        Normal.form(json, schema);
        List<String> problems = check.problems(tool.name() + ":output", schema, json);
        if (!problems.isEmpty()) {
            throw new ToolFailure(
                    tool.name() + " ran, but its result doesn't fit its output schema, which is a defect of this"
                            + " server:\n- " + String.join("\n- ", problems));
        }
        return CallOutcome.structured(json);
    }

    /** Structured content has to be an object in the older era: schemas of other values wrap them in one member. */
    private JsonNode wrap(JsonNode schema, @Nullable Object value, Type type) {
        if (value instanceof Wrapped wrapped) {
            ObjectNode root = mapper.createObjectNode();
            root.set(wrapped.member(), tree(wrapped.value(), type));
            return root;
        }
        JsonNode json = tree(value, type);
        JsonNode properties = schema.path("properties");
        boolean object = json.isObject();
        if (object || properties.size() != 1) {
            return json;
        }
        ObjectNode root = mapper.createObjectNode();
        root.set(properties.fieldNames().next(), json);
        return root;
    }

    /** By the declared type: at run time a list doesn't know what its elements are told apart by. */
    private JsonNode tree(@Nullable Object value, Type type) {
        if (value == null || type == Object.class) {
            return mapper.valueToTree(value);
        }
        try (TokenBuffer buffer = new TokenBuffer(mapper, false)) {
            mapper.writerFor(mapper.constructType(type).withStaticTyping()).writeValue(buffer, value);
            return mapper.readTree(buffer.asParser());
        } catch (IOException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    private CallOutcome sdkResult(Object value) {
        JsonNode json = mapper.valueToTree(value);
        if (json instanceof ObjectNode result && (result.has("content") || result.has("resultType"))) {
            return new CallOutcome(result);
        }
        return content(mapper.createArrayNode().add(json));
    }

    private CallOutcome content(JsonNode blocks) {
        ObjectNode result = mapper.createObjectNode();
        result.set("content", blocks);
        return new CallOutcome(result);
    }

    private static boolean isSdkType(@Nullable Object value) {
        return value != null && value.getClass().getName().startsWith(SDK);
    }
}
