package dev.hintproof.processor.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.json.Json;
import dev.hintproof.manifest.json.ManifestException;
import dev.hintproof.processor.model.AnnotationView;
import dev.hintproof.processor.model.Vocabulary;
import dev.hintproof.processor.report.Problem;
import java.util.List;
import java.util.Optional;

/** Reads {@code @McpParam(defaultValue)}: JSON, or bare text for what is a string in JSON; it must be valid. */
final class Defaults {

    private final TypeMapper mapper;

    Defaults(TypeMapper mapper) {
        this.mapper = mapper;
    }

    Optional<JsonNode> read(Optional<AnnotationView> param, Shape shape, Trail trail) throws UnrepresentableException {
        String text = param.map(view -> view.string("defaultValue", Vocabulary.NO_DEFAULT))
                .orElse(Vocabulary.NO_DEFAULT);
        if (text.equals(Vocabulary.NO_DEFAULT)) {
            return Optional.empty();
        }
        JsonNode value = value(text, shape, trail);
        Optional<String> problem = problem(shape, value);
        if (problem.isPresent()) {
            throw invalid(text, trail, problem.get());
        }
        return Optional.of(value);
    }

    private JsonNode value(String text, Shape shape, Trail trail) throws UnrepresentableException {
        boolean bare = (shape instanceof Shape.Scalar scalar && scalar.type().equals("string"))
                || (shape instanceof Shape.Choice choice && choice.type().equals("string"));
        try {
            JsonNode json = Json.parse(text, "the default");
            if (!bare || json.isTextual()) {
                return json;
            }
        } catch (ManifestException e) {
            if (!bare) {
                throw invalid(text, trail, "it is no JSON");
            }
        }
        return JsonNodeFactory.instance.textNode(text);
    }

    private Optional<String> problem(Shape shape, JsonNode value) {
        var member = new Shape.Member("value", "value", "value", "", shape, true, false);
        var root = new Shape.Structure("", List.of(member), Optional.empty(), Keywords.NONE);
        ObjectNode instance = JsonNodeFactory.instance.objectNode();
        instance.set("value", value);
        return new InstanceChecker(SchemaWriter.write(root, mapper.definitions()))
                .check(instance)
                .map(text -> text.replaceFirst("^/value:? ?", ""));
    }

    private static UnrepresentableException invalid(String text, Trail trail, String why) {
        return trail.problem(
                Problem.INVALID_DEFAULT,
                "the default '" + text + "'" + trail.where() + " isn't one of its values: " + why,
                "write a value that the parameter itself would accept");
    }
}
