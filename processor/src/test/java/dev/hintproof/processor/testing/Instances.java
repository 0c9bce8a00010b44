package dev.hintproof.processor.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Values of a schema, and values that aren't of it. The seed is fixed, so that a failure comes again; formats and patterns draw from
 * texts that are right by their own standard, and one without such texts fails.
 */
public final class Instances {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private static final Map<String, List<String>> BY_FORMAT = Map.of(
            "uuid", List.of("123e4567-e89b-12d3-a456-426614174000", "00000000-0000-0000-0000-000000000000"),
            "uri", List.of("https://example.org/a?b=c#d", "urn:isbn:0451450523", "mailto:a@example.org"),
            "date", List.of("2026-02-28", "1999-12-31", "2024-02-29"),
            "date-time", List.of("2026-11-30T12:00:00Z", "1985-04-12T23:20:50.52+02:00"),
            "email", List.of("a@example.org"),
            "regex", List.of("a+"));

    private static final String INT_KEYS =
            "^(-([1-9]|[1-9]\\d{1,8}|1\\d{9}|20\\d{8}|21[0-3]\\d{7}|214[0-6]\\d{6}|2147[0-3]\\d{5}"
                    + "|21474[0-7]\\d{4}|214748[0-2]\\d{3}|2147483[0-5]\\d{2}|21474836[0-3]\\d|214748364[0-8])|\\d|[1-9]\\d{1,8}|1\\d{9}"
                    + "|20\\d{8}|21[0-3]\\d{7}|214[0-6]\\d{6}|2147[0-3]\\d{5}|21474[0-7]\\d{4}|214748[0-2]\\d{3}|2147483[0-5]\\d{2}"
                    + "|21474836[0-3]\\d|214748364[0-7])$";

    private static final Map<String, List<String>> BY_PATTERN = Map.ofEntries(
            Map.entry("^\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?$", List.of("00:00", "23:59:59", "12:30:15.123456789")),
            Map.entry(
                    "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?$",
                    List.of("2026-11-30T12:00", "2026-11-30T12:00:01.5")),
            Map.entry(
                    "^-?P(?=.)(-?\\d+D)?(T(?=.)(-?\\d+H)?(-?\\d+M)?(-?\\d+(\\.\\d{1,9})?S)?)?$",
                    List.of("PT15M", "P2DT3H4M", "-PT0.5S", "PT-0.5S")),
            Map.entry(
                    "^-?P(?=.)(-?\\d+Y)?(-?\\d+M)?(-?\\d+W)?(-?\\d+D)?$", List.of("P1Y2M3D", "-P4W", "P0D", "P-1Y-2M")),
            Map.entry("^\\d{4}$", List.of("2026")),
            Map.entry("^\\d{4}-\\d{2}$", List.of("2026-11")),
            Map.entry("^--\\d{2}-\\d{2}$", List.of("--11-30", "--02-29")),
            Map.entry("^(Z|[+-]\\d{2}:\\d{2})$", List.of("Z", "+01:00", "-09:30")),
            Map.entry("^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$", List.of("de", "en-US", "sr-Latn-RS")),
            Map.entry("^[A-Z]{3}$", List.of("EUR", "JPY")),
            Map.entry("^(Z|[+-]\\d{2}:\\d{2}|[A-Za-z][A-Za-z0-9~/._+-]+)$", List.of("Europe/Berlin", "UTC", "+01:00")),
            Map.entry("^-?\\d+$", List.of("0", "-17", "2026")),
            Map.entry("^-?\\d{1,18}$", List.of("0", "-999999999999999999", "2026")),
            Map.entry(
                    "^(-([1-9]|[1-9]\\d|1[0-1]\\d|12[0-8])|\\d|[1-9]\\d|1[0-1]\\d|12[0-7])$",
                    List.of("-128", "0", "99", "127")),
            Map.entry(INT_KEYS, List.of("-2147483648", "0", "-17", "2147483647")),
            Map.entry("^([1-9]|1[0-2])$", List.of("1", "9", "12")),
            Map.entry("^\\d{2}\\.\\d{2}\\.\\d{4}$", List.of("28.02.2026")),
            Map.entry("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}$", List.of("2026-02-28 23:59")),
            Map.entry("^(https?|ftp|file|mailto):", List.of("https://example.org/a?b=c#d", "mailto:a@example.org")),
            Map.entry("^[A-Z]{2}$", List.of("AB")),
            Map.entry("[^\\u0000-\\u0020]", List.of(" x ", "\u00e9")));

    private static final List<String> TEXTS =
            List.of("", "a", "two words", "\u00e4\u00f6\u00fc", "\ud83d\ude00", "\"\\\n\t", "null", "0");

    private final JsonNode root;
    private final Random random;

    /** Values of a schema. */
    public Instances(JsonNode root, long seed) {
        this.root = root;
        this.random = new Random(seed);
    }

    /** Some valid value. */
    public JsonNode valid() {
        return value(root, 0);
    }

    /** Values with one thing wrong each: a member of another type, one too many, one too few. */
    public List<JsonNode> invalid() {
        var result = new ArrayList<JsonNode>();
        ObjectNode base = (ObjectNode) valid();
        for (JsonNode name : root.path("required")) {
            ObjectNode copy = base.deepCopy();
            copy.remove(name.asText());
            result.add(copy);
        }
        ObjectNode more = base.deepCopy();
        more.put("no_such_argument", 1);
        result.add(more);
        for (Map.Entry<String, JsonNode> property : root.path("properties").properties()) {
            JsonNode wrong = ofAnotherType(property.getValue());
            if (wrong != null) {
                ObjectNode copy = base.deepCopy();
                copy.set(property.getKey(), wrong);
                result.add(copy);
            }
        }
        return result;
    }

    private static @Nullable JsonNode ofAnotherType(JsonNode schema) {
        return switch (schema.path("type").asText()) {
            case "string" -> JSON.numberNode(7);
            case "integer" -> JSON.numberNode(1.5);
            case "number" -> JSON.textNode("1");
            case "boolean" -> JSON.textNode("true");
            case "array" -> JSON.objectNode();
            case "object" -> JSON.arrayNode();
            default -> schema.has("oneOf") ? JSON.objectNode() : null;
        };
    }

    private JsonNode value(JsonNode schema, int depth) {
        if (schema.has("$ref")) {
            return value(root.at(schema.get("$ref").asText().substring(1)), depth + 1);
        }
        if (schema.has("const")) {
            return schema.get("const");
        }
        if (schema.has("enum")) {
            return schema.get("enum").get(random.nextInt(schema.get("enum").size()));
        }
        JsonNode cases = schema.has("oneOf") ? schema.get("oneOf") : schema.get("anyOf");
        if (cases != null) {
            return value(depth > 3 ? ended(cases) : cases.get(random.nextInt(cases.size())), depth + 1);
        }
        return switch (schema.path("type").asText()) {
            case "string" -> JSON.textNode(text(schema));
            case "integer" -> integer(schema);
            case "number" -> number(schema);
            case "boolean" -> JSON.booleanNode(random.nextBoolean());
            case "array" -> array(schema, depth);
            case "object" -> object(schema, depth);
            case "null" -> JSON.nullNode();
            default -> throw new IllegalArgumentException("no value for " + schema);
        };
    }

    /** A case that doesn't lead deeper, if there is one. */
    private static JsonNode ended(JsonNode cases) {
        for (JsonNode one : cases) {
            if (one.findValue("$ref") == null) {
                return one;
            }
        }
        return cases.get(0);
    }

    private String text(JsonNode schema) {
        if (schema.path("contentEncoding").asText().equals("base64")) {
            return pick(List.of("", "AA==", "aGVsbG8="));
        }
        if (schema.has("pattern")) {
            return pick(known(BY_PATTERN, schema.get("pattern").asText()));
        }
        if (schema.has("format")) {
            return pick(known(BY_FORMAT, schema.get("format").asText()));
        }
        int least = schema.path("minLength").asInt(0);
        int most = schema.path("maxLength").asInt(Integer.MAX_VALUE);
        if (least == 1 && most == 1) {
            return pick(List.of("a", "\u00e9", "\n"));
        }
        String text = pick(TEXTS);
        int length = text.codePointCount(0, text.length());
        return length < least || length > most ? "x".repeat(least) : text;
    }

    private static List<String> known(Map<String, List<String>> texts, String key) {
        List<String> found = texts.get(key);
        if (found == null) {
            throw new IllegalArgumentException("there are no texts for " + key);
        }
        return found;
    }

    private String pick(List<String> texts) {
        return texts.get(random.nextInt(texts.size()));
    }

    private JsonNode integer(JsonNode schema) {
        BigInteger least =
                schema.has("minimum") ? schema.get("minimum").bigIntegerValue() : BigInteger.valueOf(Long.MIN_VALUE);
        BigInteger most =
                schema.has("maximum") ? schema.get("maximum").bigIntegerValue() : BigInteger.valueOf(Long.MAX_VALUE);
        return switch (random.nextInt(4)) {
            case 0 -> JSON.numberNode(least);
            case 1 -> JSON.numberNode(most);
            case 2 -> JSON.numberNode(least.max(BigInteger.ZERO).min(most));
            default -> {
                BigInteger range = most.subtract(least).add(BigInteger.ONE);
                yield JSON.numberNode(
                        new BigInteger(range.bitLength(), random).mod(range).add(least));
            }
        };
    }

    private JsonNode number(JsonNode schema) {
        if (schema.has("exclusiveMinimum")) {
            return DecimalNode.valueOf(new BigDecimal("1.25"));
        }
        return switch (random.nextInt(4)) {
            case 0 -> JSON.numberNode(0);
            case 1 -> DecimalNode.valueOf(new BigDecimal("-1.5"));
            case 2 -> DecimalNode.valueOf(new BigDecimal("12345.678"));
            default -> JSON.numberNode(random.nextInt());
        };
    }

    private JsonNode array(JsonNode schema, int depth) {
        ArrayNode array = JSON.arrayNode();
        int least = schema.path("minItems").asInt(0);
        int size = depth > 4 ? least : least + random.nextInt(3);
        for (int i = 0; i < size; i++) {
            JsonNode one = value(schema.get("items"), depth + 1);
            boolean known = false;
            for (JsonNode other : array) {
                known |= other.equals(one);
            }
            if (!known || !schema.path("uniqueItems").asBoolean()) {
                array.add(one);
            }
        }
        return array;
    }

    private JsonNode object(JsonNode schema, int depth) {
        ObjectNode object = JSON.objectNode();
        List<String> required = new ArrayList<>();
        schema.path("required").forEach(name -> required.add(name.asText()));
        for (Map.Entry<String, JsonNode> property : schema.path("properties").properties()) {
            boolean there = required.contains(property.getKey()) || (depth < 4 && random.nextBoolean());
            if (there) {
                object.set(property.getKey(), value(property.getValue(), depth + 1));
            }
        }
        JsonNode others = schema.path("additionalProperties");
        if (others.isObject() && depth < 5) {
            for (int i = random.nextInt(3); i > 0; i--) {
                JsonNode names = schema.path("propertyNames");
                String name = names.isMissingNode()
                        ? pick(TEXTS)
                        : value(names, depth + 1).asText();
                object.set(name, value(others, depth + 1));
            }
        }
        return object;
    }
}
