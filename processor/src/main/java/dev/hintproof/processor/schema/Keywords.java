package dev.hintproof.processor.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Keywords of a schema in a fixed order. Immutable.
 *
 * @param values by name
 */
public record Keywords(Map<String, JsonNode> values) {

    /** None. */
    public static final Keywords NONE = new Keywords(Map.of());

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    /** Copies the map, in its order. */
    public Keywords {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** Strings by keyword: {@code format, date, pattern, …}. */
    public static Keywords of(String... pairs) {
        var map = new LinkedHashMap<String, JsonNode>();
        for (int i = 0; i < pairs.length; i += 2) {
            map.put(pairs[i], JSON.textNode(pairs[i + 1]));
        }
        return new Keywords(map);
    }

    /** One more, or another value for one. */
    public Keywords with(String keyword, JsonNode value) {
        var map = new LinkedHashMap<>(values);
        map.put(keyword, value);
        return new Keywords(map);
    }

    /** A text more; an empty text adds nothing. */
    public Keywords withText(String keyword, String text) {
        return text.isEmpty() ? this : with(keyword, JSON.textNode(text));
    }

    /** A whole number more. */
    public Keywords withNumber(String keyword, long number) {
        return with(keyword, JSON.numberNode(number));
    }

    /** Those of another one more. */
    public Keywords withAll(Keywords others) {
        var map = new LinkedHashMap<>(values);
        map.putAll(others.values);
        return new Keywords(map);
    }

    /** The value of a keyword. */
    public Optional<JsonNode> get(String keyword) {
        return Optional.ofNullable(values.get(keyword));
    }

    void writeTo(ObjectNode schema) {
        values.forEach(schema::set);
    }
}
