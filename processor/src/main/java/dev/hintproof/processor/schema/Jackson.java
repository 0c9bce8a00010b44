package dev.hintproof.processor.schema;

import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.NamingBase;
import dev.hintproof.processor.model.AnnotationView;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;

/** Jackson's annotations by name, and what its naming strategies make of a name. */
final class Jackson {

    private static final String PACKAGE = "com.fasterxml.jackson.annotation.";
    private static final String DATABIND = "com.fasterxml.jackson.databind.annotation.";

    static final String PROPERTY = PACKAGE + "JsonProperty";
    static final String GETTER = PACKAGE + "JsonGetter";
    static final String SETTER = PACKAGE + "JsonSetter";
    static final String DESCRIPTION = PACKAGE + "JsonPropertyDescription";
    static final String CLASS_DESCRIPTION = PACKAGE + "JsonClassDescription";
    static final String IGNORE = PACKAGE + "JsonIgnore";
    static final String IGNORE_TYPE = PACKAGE + "JsonIgnoreType";
    static final String IGNORE_PROPERTIES = PACKAGE + "JsonIgnoreProperties";
    static final String INCLUDE = PACKAGE + "JsonInclude";
    static final String CREATOR = PACKAGE + "JsonCreator";
    static final String VALUE = PACKAGE + "JsonValue";
    static final String FORMAT = PACKAGE + "JsonFormat";
    static final String TYPE_INFO = PACKAGE + "JsonTypeInfo";
    static final String SUB_TYPES = PACKAGE + "JsonSubTypes";
    static final String TYPE_NAME = PACKAGE + "JsonTypeName";
    static final String ORDER = PACKAGE + "JsonPropertyOrder";
    static final String ANY_GETTER = PACKAGE + "JsonAnyGetter";
    static final String ANY_SETTER = PACKAGE + "JsonAnySetter";
    static final String NAMING = DATABIND + "JsonNaming";
    static final String SERIALIZE = DATABIND + "JsonSerialize";
    static final String DESERIALIZE = DATABIND + "JsonDeserialize";
    static final String BUILDER = DATABIND + "JsonPOJOBuilder";
    static final String UNWRAPPED = PACKAGE + "JsonUnwrapped";
    static final String VIEW = PACKAGE + "JsonView";

    /** What Jackson takes a name from, in its order. */
    static final List<String> NAMES = List.of(PROPERTY, GETTER, SETTER);

    /** What makes Jackson take a member for a property, whoever may see it. */
    private static final List<String> MARKERS = List.of(PROPERTY, FORMAT, VIEW, UNWRAPPED);

    /** Annotations that change the JSON in ways that no schema here follows. */
    static final List<String> UNSUPPORTED_ON_PROPERTY = List.of(
            PACKAGE + "JsonManagedReference",
            PACKAGE + "JsonBackReference",
            PACKAGE + "JsonIdentityReference",
            PACKAGE + "JsonRawValue",
            TYPE_INFO);

    /** The same for types. */
    static final List<String> UNSUPPORTED_ON_TYPE =
            List.of(PACKAGE + "JsonIdentityInfo", PACKAGE + "JsonKey", PACKAGE + "JsonAutoDetect");

    /** The same for enums. */
    static final List<String> UNSUPPORTED_ON_ENUM = List.of(FORMAT, SERIALIZE, DESERIALIZE, DATABIND + "EnumNaming");

    /** The annotation by which code of the program's own reads or writes. */
    static String codec(Direction direction) {
        return direction == Direction.INPUT ? DESERIALIZE : SERIALIZE;
    }

    private static final Map<String, NamingBase> STRATEGIES = Map.of(
            "SnakeCaseStrategy", (NamingBase) PropertyNamingStrategies.SNAKE_CASE,
            "UpperSnakeCaseStrategy", (NamingBase) PropertyNamingStrategies.UPPER_SNAKE_CASE,
            "UpperCamelCaseStrategy", (NamingBase) PropertyNamingStrategies.UPPER_CAMEL_CASE,
            "LowerCaseStrategy", (NamingBase) PropertyNamingStrategies.LOWER_CASE,
            "KebabCaseStrategy", (NamingBase) PropertyNamingStrategies.KEBAB_CASE,
            "LowerDotCaseStrategy", (NamingBase) PropertyNamingStrategies.LOWER_DOT_CASE);

    private Jackson() {}

    /** Whether an element is annotated as a property that is read, or one that is written. */
    static boolean isMarked(Element element, Direction direction) {
        return Stream.concat(MARKERS.stream(), Stream.of(direction == Direction.INPUT ? SETTER : GETTER))
                .anyMatch(name -> AnnotationView.of(element, name).isPresent());
    }

    /** The name that an annotation gives to a property by any of its elements. */
    static Optional<String> explicitName(List<? extends Element> elements) {
        return NAMES.stream()
                .flatMap(name -> elements.stream()
                        .flatMap(element -> AnnotationView.of(element, name).stream())
                        .map(view -> view.string("value", ""))
                        .filter(value -> !value.isEmpty()))
                .findFirst();
    }

    /**
     * What a naming strategy makes of a property's name.
     *
     * @param strategy the qualified name of the strategy's class
     * @return empty where the strategy isn't one of Jackson's own
     */
    static Optional<String> rename(String strategy, String javaName) {
        String simple = strategy.substring(strategy.lastIndexOf('.') + 1);
        if (simple.equals("LowerCamelCaseStrategy") || simple.equals("PropertyNamingStrategy")) {
            return Optional.of(javaName);
        }
        return Optional.ofNullable(STRATEGIES.get(simple)).map(base -> base.translate(javaName));
    }
}
