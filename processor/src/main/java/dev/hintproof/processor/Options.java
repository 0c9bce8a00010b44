package dev.hintproof.processor;

import dev.hintproof.manifest.effect.HintProfile;
import dev.hintproof.processor.report.Message;
import dev.hintproof.processor.report.Messages;
import dev.hintproof.processor.report.Place;
import dev.hintproof.processor.report.Problem;
import dev.hintproof.processor.validate.Suggestion;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The values of the options in one compilation. */
final class Options {

    private final EnumMap<Option, String> values;

    private Options(EnumMap<Option, String> values) {
        this.values = values;
    }

    /** All keys that javac may be told are known. */
    static Set<String> keys() {
        return Arrays.stream(Option.values()).map(Option::key).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Reads what was given; a key or value that isn't known is an error. */
    static Options read(Map<String, String> given, Messages messages) {
        var values = new EnumMap<Option, String>(Option.class);
        for (Option option : Option.values()) {
            String value = given.getOrDefault(option.key(), given.containsKey(option.key()) ? null : option.fallback());
            if (value == null) {
                // -Ahintproof.strict without a value
                value = option.choices().contains("true") ? "true" : "";
            }
            if (!option.choices().isEmpty() && !option.choices().contains(value)) {
                messages.report(Message.of(
                        Problem.INVALID_OPTION,
                        Place.NOWHERE,
                        "'" + value + "' is no value of -A" + option.key(),
                        suggestion(value, option.choices())));
                value = option.fallback();
            }
            values.put(option, value);
        }
        given.keySet().stream()
                .filter(key -> key.startsWith(Option.PREFIX) && !keys().contains(key))
                .sorted()
                .forEach(key -> messages.report(Message.of(
                        Problem.INVALID_OPTION,
                        Place.NOWHERE,
                        "there is no option -A" + key,
                        suggestion(key, List.copyOf(keys())))));
        return new Options(values);
    }

    private static String suggestion(String given, List<String> candidates) {
        return Suggestion.nearest(given, candidates)
                .map(name -> "did you mean '" + name + "'?")
                .orElse("one of "
                        + String.join(", ", candidates.stream().sorted().toList()));
    }

    private String get(Option option) {
        return values.getOrDefault(option, option.fallback());
    }

    boolean undeclaredIsError() {
        return get(Option.UNDECLARED).equals("error");
    }

    boolean infer() {
        return get(Option.UNDECLARED).equals("infer");
    }

    boolean snakeCase() {
        return get(Option.PARAMETER_NAMES).equals("snake_case");
    }

    boolean strict() {
        return get(Option.STRICT).equals("true");
    }

    boolean wholeJavadoc() {
        return get(Option.JAVADOC).equals("whole");
    }

    boolean labelsInSchema() {
        return get(Option.LABELS).equals("schema");
    }

    HintProfile profile() {
        return HintProfile.of(get(Option.PROFILE)).orElse(HintProfile.DERIVED);
    }

    /** Catalog files of the project, in the order given. */
    List<String> catalogs() {
        return split(get(Option.CATALOG), java.io.File.pathSeparator);
    }

    /** Coordinates that are believed. */
    List<String> admitted() {
        return split(get(Option.ADMIT), ",");
    }

    private static List<String> split(String text, String separator) {
        return Arrays.stream(text.split(java.util.regex.Pattern.quote(separator)))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
    }
}
