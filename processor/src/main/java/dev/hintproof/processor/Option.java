package dev.hintproof.processor;

import dev.hintproof.manifest.effect.HintProfile;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The processor's options: {@code -Ahintproof.<key>=<value>}. */
enum Option {
    /** What a tool without an effect annotation is. */
    UNDECLARED("undeclared", "emission", "emission|error|infer"),
    /** Files with the project's own catalogs, separated as paths are. */
    CATALOG("catalog", "", ""),
    /** Dependencies whose own catalogs and vouches are believed: coordinates, separated by commas. */
    ADMIT("admit", "", ""),
    /** How wire names are made from Java names. */
    PARAMETER_NAMES("parameterNames", "snake_case", "snake_case|java"),
    /** Whose definitions of the hints are followed. */
    PROFILE(
            "profile",
            HintProfile.DERIVED.wireName(),
            Arrays.stream(HintProfile.values()).map(HintProfile::wireName).collect(Collectors.joining("|"))),
    /** Whether warnings are errors. */
    STRICT("strict", "false", "true|false"),
    /** How much of a Javadoc comment is a description. */
    JAVADOC("javadoc", "whole", "whole|first-sentence"),
    /** Where {@code gg:} labels stand: in the schema and in {@code _meta}, or only there. */
    LABELS("labels", "schema", "schema|meta");

    static final String PREFIX = "hintproof.";

    private final String key;
    private final String fallback;
    private final String choices;

    Option(String key, String fallback, String choices) {
        this.key = key;
        this.fallback = fallback;
        this.choices = choices;
    }

    /** The name after {@code -A}. */
    String key() {
        return PREFIX + key;
    }

    /** The value where the option isn't given. */
    String fallback() {
        return fallback;
    }

    /** The values that it may have; empty where any text will do. */
    List<String> choices() {
        return choices.isEmpty() ? List.of() : List.of(choices.split("\\|", -1));
    }
}
