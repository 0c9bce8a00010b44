package dev.hintproof.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The narrower language that every schema is checked against before it ships: what clients choke on is none of it. */
class DialectTest {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static ObjectNode schema(String json) throws IOException {
        return (ObjectNode) MAPPER.readTree(json);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'type': 'object', 'additionalProperties': false}",
                "{'type': 'object', 'properties': {'a': {'type': 'string', 'enum': ['x']}}, 'required': ['a'], 'additionalProperties': false}",
                "{'type': 'object', 'properties': {'a': {'type': 'array', 'items': {'type': 'integer', 'minimum': 0}}}, 'additionalProperties': false}",
                "{'type': 'object', 'properties': {'a': {'oneOf': [{'type': 'object', 'properties': {'t': {'type': 'string', 'const': 'x'}}}]}}}",
                "{'type': 'object', 'properties': {'a': {'$ref': '#/$defs/A'}}, '$defs': {'A': {'type': 'string'}}}",
                "{'type': 'object', 'properties': {'a': {'anyOf': [{'type': 'string'}, {'type': 'null'}]}}}",
            })
    void takesWhatEveryClientTakes(String json) throws IOException {
        ObjectNode schema = schema(json.replace('\'', '"'));
        assertEquals(Optional.empty(), Dialect.problem(schema));
        // And is narrower than the standard's own description of schemas.
        var metaSchema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));
        assertEquals(List.of(), metaSchema.validate(schema));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // a boolean for a schema
                "{'type': 'object', 'properties': {'a': true}}",
                "{'type': 'object', 'properties': {'a': {'type': 'array', 'items': true}}}",
                "{'type': 'object', 'additionalProperties': true}",
                // several types, one that isn't there, none
                "{'type': 'object', 'properties': {'a': {'type': ['string', 'null']}}}",
                "{'type': 'object', 'properties': {'a': {'type': 'bool'}}}",
                "{'type': 'object', 'properties': {'a': {}}}",
                // an array of nothing in particular
                "{'type': 'object', 'properties': {'a': {'type': 'array'}}}",
                // a root that is no object, or more than one
                "{'type': 'string'}",
                "{'type': 'object', 'oneOf': [{'type': 'object'}]}",
                "{'type': 'object', 'anyOf': [{'type': 'object'}]}",
                "{'type': 'object', 'allOf': [{'type': 'object'}]}",
                "{'anyOf': [{'type': 'object'}]}",
                // dialects and things elsewhere
                "{'$schema': 'http://json-schema.org/draft-07/schema#', 'type': 'object'}",
                "{'type': 'object', 'properties': {'a': {'$ref': 'https://example.org/a.json'}}}",
                "{'type': 'object', 'properties': {'a': {'$ref': '#/$defs/A'}}}",
                "{'type': 'object', 'properties': {'a': {'type': 'object', 'properties': {'b': {'type': 'string'}}, '$defs': {'A': {'type': 'string'}}}}}",
                // nulls and unknown words
                "{'type': 'object', 'properties': {'a': {'type': 'string', 'description': null}}}",
                "{'type': 'object', 'properties': {'a': null}}",
                "{'type': 'object', 'properties': {'a': {'type': 'string', 'nullable': true}}}",
                "{'type': 'object', 'properties': {'a': {'type': 'string', 'x-mcp-header': 'A'}}}",
                "{'type': 'object', 'required': []}",
            })
    void refusesWhatSomeClientRefuses(String json) throws IOException {
        assertTrue(Dialect.problem(schema(json.replace('\'', '"'))).isPresent(), json);
    }
}
