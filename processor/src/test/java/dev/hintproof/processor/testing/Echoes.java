package dev.hintproof.processor.testing;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.server.load.ServedTool;
import java.lang.reflect.Method;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Tools that give back what they are given, and what is lost on the way. */
public final class Echoes {

    /** How many such tools a server has at least, where that isn't ten: so that none passes by being overlooked. */
    public static final Map<String, Integer> LEAST = Map.of("Partial", 0, "Presence", 0, "Results", 0);

    /** One whose password goes in and never comes out. */
    private static final String SECRET = "read_only";

    /** Tools whose results have members that can't be given: getters alone. */
    public static final Set<String> WITH_MORE = Set.of("child", "with_getters", "inferred", "by_factory");

    private Echoes() {}

    /** Those with one argument {@code value} of the type of their result. */
    public static List<ServedTool> of(Class<?> server, List<ServedTool> tools) {
        var result = new ArrayList<ServedTool>();
        for (Method method : server.getDeclaredMethods()) {
            boolean same =
                    Arrays.equals(new Object[] {method.getGenericReturnType()}, method.getGenericParameterTypes());
            for (ServedTool tool : tools) {
                if (same
                        && tool.inputSchema().path("properties").has("value")
                        && named(method).equals(tool.name())
                        && !tool.name().equals(SECRET)) {
                    result.add(tool);
                }
            }
        }
        return result;
    }

    private static String named(Method method) {
        return method.getName().replaceAll("([a-z])([A-Z])", "$1_$2").toLowerCase(Locale.ROOT);
    }

    /** What of a value isn't in another one: a member, an element, the value itself; nulls are nothing. */
    public static Optional<String> lost(JsonNode given, JsonNode got, String at) {
        if (given.isMissingNode() || given.isNull()) {
            return Optional.empty();
        }
        if (given.isObject() && got.isObject()) {
            return given.properties().stream()
                    .flatMap(member ->
                            lost(member.getValue(), got.path(member.getKey()), at + "/" + member.getKey()).stream())
                    .findFirst();
        }
        if (given.isArray() && got.isArray() && given.size() == got.size()) {
            var rest = new ArrayList<JsonNode>();
            got.forEach(rest::add);
            for (JsonNode one : given) {
                // A set has no order.
                Optional<JsonNode> found = rest.stream()
                        .filter(other -> lost(one, other, at).isEmpty())
                        .findFirst();
                if (found.isEmpty()) {
                    return Optional.of(at + ": " + one);
                }
                rest.remove(found.get());
            }
            return Optional.empty();
        }
        boolean texts = given.isTextual() && got.isTextual() && text(given.asText(), got.asText());
        boolean numbers = given.isNumber() && got.isNumber() && number(given, got);
        boolean same = texts || numbers || given.equals(got);
        return same ? Optional.empty() : Optional.of(at + ": " + given);
    }

    private static boolean number(JsonNode given, JsonNode got) {
        return given.decimalValue().compareTo(got.decimalValue()) == 0 || given.floatValue() == got.floatValue();
    }

    /** Texts that mean one time or span. */
    private static boolean text(String given, String got) {
        List<Function<CharSequence, ?>> readings = List.of(
                Duration::parse,
                Period::parse,
                LocalTime::parse,
                LocalDateTime::parse,
                OffsetTime::parse,
                text -> OffsetDateTime.parse(text).toInstant());
        return readings.stream().anyMatch(reading -> equal(reading, given, got));
    }

    private static boolean equal(Function<CharSequence, ?> parser, String given, String got) {
        try {
            return parser.apply(given).equals(parser.apply(got));
        } catch (DateTimeParseException e) {
            return false;
        }
    }
}
