package dev.hintproof.manifest.gg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.json.Json;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SchemaPropertiesTest {

    private static final String SCHEMA = """
            {"type": "object",
             "properties": {
               "url": {"type": "string", "description": "where"},
               "properties": {"type": "object", "properties": {"path": {"description": 7}}, "required": ["path"]},
               "flag": true,
               "list": {"items": {"properties": {"sql": {}}}},
               "default": {"default": {"properties": {"never": {}}}}},
             "required": ["url", 3],
             "$defs": {
               "A/b": {"properties": {"url": {"description": "x"}}, "required": ["url"],
                       "$defs": {"Inner": {"properties": {"dir": {}}}}},
               "List": [{"properties": {"nope": {}}}]},
             "definitions": {"C": {"allOf": [{"properties": {"cmd": {}}}]}},
             "anyOf": [{"properties": {"token": {}}, "required": ["token"]}]}
            """;

    @Test
    void theDraftLooksAtTopLevelAndDefinitionsOnly() {
        assertEquals("""
                url required /properties/url
                properties /properties/properties
                flag /properties/flag
                list /properties/list
                default /properties/default
                url required /$defs/A~1b/properties/url""", rows(SchemaProperties.of(Json.parse(SCHEMA, "schema"))));
    }

    @Test
    void deepLooksEverywhereAndSaysSo() {
        assertEquals("""
                url required /properties/url
                properties /properties/properties
                flag /properties/flag
                list /properties/list
                default /properties/default
                url required /$defs/A~1b/properties/url
                path required deep /properties/properties/properties/path
                sql deep /properties/list/items/properties/sql
                cmd deep /definitions/C/allOf/0/properties/cmd
                dir deep /$defs/A~1b/$defs/Inner/properties/dir
                token required deep /anyOf/0/properties/token""", rows(SchemaProperties.deep(Json.parse(SCHEMA, "schema"))));
    }

    @Test
    void otherShapesHaveNoProperties() {
        for (String schema : List.of(
                "true",
                "null",
                "[]",
                "{}",
                "{\"properties\": []}",
                "{\"$defs\": true}",
                "{\"definitions\": {\"A\": 1}}")) {
            assertEquals(List.of(), SchemaProperties.deep(Json.parse(schema, "schema")), schema);
        }
        assertEquals(List.of(), SchemaProperties.of(null));
    }

    @Test
    void labelsAreWrittenIntoTheSchema() {
        var schema = (ObjectNode) Json.parse("""
                {"properties": {"url": {"description": "path"}, "n": {"x-gg": ["gg:money-amount"]}, "token": true}}
                """, "schema");
        assertEquals(
                "{token=[gg:credential-value], url=[gg:filesystem-path, gg:url-endpoint]}",
                SchemaProperties.label(schema).toString());
        assertEquals(
                "{\"properties\":{\"url\":{\"description\":\"path\",\"x-gg\":[\"gg:filesystem-path\",\"gg:url-endpoint\"]},"
                        + "\"n\":{},\"token\":true}}",
                schema.toString());
    }

    private static String rows(List<SchemaProperty> properties) {
        return properties.stream()
                .map(property -> property.name() + (property.required() ? " required" : "")
                        + (property.deep() ? " deep" : "") + " " + property.pointer())
                .collect(Collectors.joining("\n"));
    }
}
