package zoo;

import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.*;
import dev.hintproof.annotations.*;
import jakarta.validation.constraints.*;
import java.lang.annotation.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;

@McpServer(name = "jackson")
public class Jackson {
    @JsonDeserialize(builder = Built.Builder.class)
    static class Built {
        /** Her first name. */
        @Size(max = 9) private final String firstName;
        private final int shoeSize;
        Built(String firstName, int shoeSize) { this.firstName = firstName; this.shoeSize = shoeSize; }
        public String getFirstName() { return firstName; }
        public int getShoeSize() { return shoeSize; }
        @JsonPOJOBuilder(withPrefix = "")
        static class Builder {
            private String firstName = "";
            private int shoeSize;
            @JsonProperty(required = true) Builder firstName(String value) { firstName = value; return this; }
            Builder shoeSize(int value) { shoeSize = value; return this; }
            Built build() { return new Built(firstName, shoeSize); }
        }
    }
    @JsonDeserialize(builder = Made.Maker.class)
    record Made(List<String> tagList) {
        @JsonPOJOBuilder(buildMethodName = "make")
        static class Maker {
            private List<String> tags = List.of();
            public Maker withTagList(List<String> value) { tags = value; return this; }
            public Made make() { return new Made(tags); }
        }
    }
    record Address(String streetName, int zip) {}
    record Person(String fullName, @JsonUnwrapped Address home) {}
    static class Company { public String legalName = ""; @JsonUnwrapped(prefix = "seat_") public Address seat = new Address("", 0); }
    static class GettersAndSetters {
        private String one = "";
        private String two = "";
        @JsonGetter("first-one") public String readOne() { return one; }
        @JsonSetter("first-one") public void writeOne(String value) { one = value; }
        public String getTwo() { return two; }
        void setTwo(String value) { two = value; }
    }
    static class Inferred { private String name = ""; private final int fixed = 3; public String getName() { return name; } public int getFixed() { return fixed; } }
    static class TwoSetters { private int count; public int getCount() { return count; } public void setCount(String value) { count = value.length(); } public void setCount(int value) { count = value; } }
    static class OneName { @JsonProperty("label") private String text = ""; @JsonProperty("label") public String getShown() { return text; } }
    static class Typed { private final Map<String, Integer> more = new TreeMap<>(); public int known; @JsonAnySetter void put(String key, Integer value) { more.put(key, value); } @JsonAnyGetter public Map<String, Integer> more() { return more; } }
    record Tail(String name, @JsonAnySetter @JsonAnyGetter Map<String, Object> rest) {}
    record Code(@JsonValue String code) {}
    record Shouted(String word) { @JsonValue public String word() { return word; } }
    record Formatted(@JsonFormat(pattern = "dd.MM.yyyy") LocalDate day, @JsonFormat(pattern = "yyyy-MM-dd HH:mm") LocalDateTime at) {}
    record AsText(@JsonFormat(shape = JsonFormat.Shape.STRING) long number, @JsonFormat(shape = JsonFormat.Shape.STRING) BigDecimal amount) {}
    @JsonPropertyOrder(value = "z", alphabetic = true) record Ordered(String b, String a, String z) {}
    @JsonNaming(PropertyNamingStrategies.KebabCaseStrategy.class) record Kebab(String firstName, @JsonProperty("x") int shoeSize) {}
    @Retention(RetentionPolicy.RUNTIME) @JacksonAnnotationsInside @JsonProperty("bundled-name") @interface Bundle {}
    record Bundled(@Bundle String name) {}
    record Optionally(@JsonProperty(required = false) String text, Optional<@Size(max = 2) String> code) {}
    static class FieldConstraints { private List<@NotBlank String> words = List.of("a"); public List<String> getWords() { return words; } public void setWords(List<String> value) { words = value; } }
    @JsonTypeInfo(use = JsonTypeInfo.Id.NONE) static class Untyped { public int number; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Built built(Built value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Made made(Made value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Person unwrapped(Person value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Company unwrappedWithPrefix(Company value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    GettersAndSetters gettersAndSetters(GettersAndSetters value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Inferred inferred(Inferred value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    TwoSetters twoSetters(TwoSetters value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    OneName oneName(OneName value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Typed typed(Typed value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Tail tail(Tail value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Code code(Code value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    List<Shouted> shouted(List<Shouted> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Formatted formatted(Formatted value) { return value; }

    /** Gives as text what it is given as numbers. */
    @McpTool @Plain
    AsText asText(AsText number) { return number; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Ordered ordered(Ordered value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Kebab kebab(Kebab value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Bundled bundled(Bundled value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Optionally optionally(Optionally value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    FieldConstraints fieldConstraints(FieldConstraints value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Untyped untyped(Untyped value) { return value; }
}
