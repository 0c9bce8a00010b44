package dev.hintproof.processor.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Checks values against schemas of the dialect that {@link SchemaWriter} writes: a default against its parameter, and a whole
 * schema against the dialect's own description. A keyword that it doesn't know is an error, not a pass.
 */
final class InstanceChecker {

    private final JsonNode root;

    InstanceChecker(JsonNode root) {
        this.root = root;
    }

    /**
     * Checks a value.
     *
     * @return what is wrong, beginning with the value's JSON pointer; empty for a valid value
     */
    Optional<String> check(JsonNode value) {
        return check(root, value, "");
    }

    private Optional<String> check(JsonNode schema, JsonNode value, String at) {
        for (Map.Entry<String, JsonNode> keyword : schema.properties()) {
            Optional<String> problem = keyword(schema, keyword.getKey(), keyword.getValue(), value, at);
            if (problem.isPresent()) {
                return problem;
            }
        }
        return Optional.empty();
    }

    private Optional<String> keyword(JsonNode schema, String keyword, JsonNode operand, JsonNode value, String at) {
        return switch (keyword) {
            case "type" -> expect(isOfType(value, operand.asText()), at, "it must be of type " + operand.asText());
            case "enum" -> expect(contains(operand, value), at, "it must be one of " + operand);
            case "const" -> expect(operand.equals(value), at, "it must be " + operand);
            case "minimum" -> number(value, at, operand, "at least", sign -> sign >= 0);
            case "maximum" -> number(value, at, operand, "at most", sign -> sign <= 0);
            case "exclusiveMinimum" -> number(value, at, operand, "more than", sign -> sign > 0);
            case "exclusiveMaximum" -> number(value, at, operand, "less than", sign -> sign < 0);
            case "minLength" -> size(!value.isTextual() || length(value) >= operand.asInt(), at, keyword, operand);
            case "maxLength" -> size(!value.isTextual() || length(value) <= operand.asInt(), at, keyword, operand);
            case "minItems" -> size(!value.isArray() || value.size() >= operand.asInt(), at, keyword, operand);
            case "maxItems" -> size(!value.isArray() || value.size() <= operand.asInt(), at, keyword, operand);
            case "minProperties" -> size(!value.isObject() || value.size() >= operand.asInt(), at, keyword, operand);
            case "maxProperties" -> size(!value.isObject() || value.size() <= operand.asInt(), at, keyword, operand);
            case "uniqueItems" -> expect(!value.isArray() || isUnique(value), at, "no two elements may be equal");
            case "pattern" -> pattern(value, operand.asText(), at);
            case "items" -> items(operand, value, at);
            case "properties" -> properties(operand, value, at);
            case "required" -> required(operand, value, at);
            case "additionalProperties" -> others(schema, operand, value, at);
            case "propertyNames" -> names(operand, value, at);
            case "anyOf" -> expect(matching(operand, value, at) >= 1, at, "it matches none of the alternatives");
            case "oneOf" -> expect(matching(operand, value, at) == 1, at, "it must match exactly one alternative");
            case "$ref" -> check(root.at(operand.asText().substring(1)), value, at);
            case "description", "title", "format", "contentEncoding", "default", "x-gg", "$defs", "$comment" ->
                Optional.empty();
            default -> Optional.of("the keyword " + keyword + " isn't in the dialect");
        };
    }

    private static Optional<String> expect(boolean holds, String at, String otherwise) {
        return holds ? Optional.empty() : Optional.of((at.isEmpty() ? "" : at + ": ") + otherwise);
    }

    private static Optional<String> size(boolean holds, String at, String keyword, JsonNode operand) {
        return expect(holds, at, keyword + " is " + operand);
    }

    private static boolean isOfType(JsonNode value, String type) {
        return switch (type) {
            case "string" -> value.isTextual();
            case "integer" ->
                value.isNumber() && value.decimalValue().stripTrailingZeros().scale() <= 0;
            case "number" -> value.isNumber();
            case "boolean" -> value.isBoolean();
            case "array" -> value.isArray();
            case "object" -> value.isObject();
            case "null" -> value.isNull();
            default -> false;
        };
    }

    private static boolean contains(JsonNode list, JsonNode value) {
        for (JsonNode one : list) {
            if (one.equals(value)) {
                return true;
            }
        }
        return false;
    }

    private static Optional<String> number(
            JsonNode value, String at, JsonNode bound, String words, java.util.function.IntPredicate sign) {
        BigDecimal limit = bound.decimalValue();
        boolean holds = !value.isNumber() || sign.test(value.decimalValue().compareTo(limit));
        return expect(holds, at, "it must be " + words + " " + bound);
    }

    private static int length(JsonNode text) {
        return text.asText().codePointCount(0, text.asText().length());
    }

    private static boolean isUnique(JsonNode array) {
        var seen = new HashSet<JsonNode>();
        for (JsonNode one : array) {
            if (!seen.add(one)) {
                return false;
            }
        }
        return true;
    }

    private static Optional<String> pattern(JsonNode value, String pattern, String at) {
        boolean holds = !value.isTextual()
                || Pattern.compile(pattern).matcher(value.asText()).find();
        return expect(holds, at, "it must match " + pattern);
    }

    private Optional<String> items(JsonNode schema, JsonNode value, String at) {
        for (int i = 0; value.isArray() && i < value.size(); i++) {
            Optional<String> problem = check(schema, value.get(i), at + "/" + i);
            if (problem.isPresent()) {
                return problem;
            }
        }
        return Optional.empty();
    }

    private Optional<String> properties(JsonNode schemas, JsonNode value, String at) {
        for (Map.Entry<String, JsonNode> property : schemas.properties()) {
            JsonNode member = value.isObject() ? value.path(property.getKey()) : MissingNode.getInstance();
            if (!member.isMissingNode()) {
                Optional<String> problem = check(property.getValue(), member, at + "/" + property.getKey());
                if (problem.isPresent()) {
                    return problem;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<String> required(JsonNode names, JsonNode value, String at) {
        for (JsonNode name : names) {
            if (value.isObject() && !value.has(name.asText())) {
                return expect(false, at, "'" + name.asText() + "' is missing");
            }
        }
        return Optional.empty();
    }

    private Optional<String> others(JsonNode schema, JsonNode operand, JsonNode value, String at) {
        for (Map.Entry<String, JsonNode> member : value.properties()) {
            if (schema.path("properties").has(member.getKey())) {
                continue;
            }
            if (operand.isBoolean() && !operand.asBoolean()) {
                return expect(false, at, "'" + member.getKey() + "' isn't known");
            }
            Optional<String> problem = check(operand, member.getValue(), at + "/" + member.getKey());
            if (problem.isPresent()) {
                return problem;
            }
        }
        return Optional.empty();
    }

    private Optional<String> names(JsonNode schema, JsonNode value, String at) {
        for (Map.Entry<String, JsonNode> member : value.properties()) {
            var name = com.fasterxml.jackson.databind.node.TextNode.valueOf(member.getKey());
            Optional<String> problem = check(schema, name, at + "/" + member.getKey());
            if (problem.isPresent()) {
                return problem;
            }
        }
        return Optional.empty();
    }

    private long matching(JsonNode schemas, JsonNode value, String at) {
        long count = 0;
        for (JsonNode schema : schemas) {
            count += check(schema, value, at).isEmpty() ? 1 : 0;
        }
        return count;
    }
}
