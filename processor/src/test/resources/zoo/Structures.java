package zoo;

import dev.hintproof.annotations.*;
import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.util.*;
import org.jspecify.annotations.Nullable;

@McpServer(name = "structures")
public class Structures {
    /**
     * A place.
     *
     * @param postalCode the code, with {@code -} where the country has it
     */
    record Address(String street, String postalCode, @Nullable String countryCode) {}
    record Person(String fullName, Address address, List<Address> formerAddresses, Optional<Integer> age) {}
    record Box<T>(T content, List<T> others) {}
    record Tree(String name, List<Tree> children) {}
    record Renamed(@JsonProperty("the-id") long id, @McpParam(name = "txt", description = "The text.") String text) {}
    @JsonNaming(PropertyNamingStrategies.KebabCaseStrategy.class)
    record Kebab(String firstName, int shoeSize) {}
    @JsonPropertyOrder({"second", "first"})
    record Ordered(int first, int second) {}
    abstract static class Base<T> {
        private T inherited;
        public T getInherited() { return inherited; }
        public void setInherited(T value) { inherited = value; }
    }
    static class Bean extends Base<String> {
        private String firstName;
        private boolean active;
        /** How many there are. */
        public int count;
        private String secret = "s";
        public String getFirstName() { return firstName; }
        public void setFirstName(String value) { firstName = value; }
        public boolean isActive() { return active; }
        public void setActive(boolean value) { active = value; }
        @JsonIgnore public String getSecret() { return secret; }
        @JsonIgnore public void setSecret(String value) { secret = value; }
    }
    static class Created {
        private final String name;
        private final int size;
        @JsonCreator
        Created(@JsonProperty("name") String name, @JsonProperty("size") int size) { this.name = name; this.size = size; }
        public String getName() { return name; }
        public int getSize() { return size; }
    }
    static class Id {
        private final String text;
        private Id(String text) { this.text = text; }
        @JsonCreator static Id of(String text) { return new Id(text); }
        @JsonValue public String text() { return text; }
    }
    enum Level {
        LOW("l"), HIGH("h");
        private final String code;
        Level(String code) { this.code = code; }
        @JsonValue String code() { return code; }
    }
    enum Unit { @JsonProperty("km") KILOMETRE, @JsonProperty("mi") MILE }
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({@JsonSubTypes.Type(value = Circle.class, name = "circle"), @JsonSubTypes.Type(value = Square.class, name = "square")})
    sealed interface Shape permits Circle, Square {}
    record Circle(double radius) implements Shape {}
    record Square(@Nullable Double sideLength) implements Shape {}
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Sparse(@Nullable String a, @Nullable String b) {}

    /** Gives back what it is given. */
    @McpTool @Plain
    Address address(Address value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Person person(Person value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    List<Person> people(List<Person> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Box<String> boxOfText(Box<String> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Box<Box<Integer>> boxOfBoxes(Box<Box<Integer>> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Tree tree(Tree value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    List<Tree> forest(List<Tree> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Renamed renamed(Renamed value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Kebab kebab(Kebab value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Ordered ordered(Ordered value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Bean bean(Bean value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Created created(Created value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Id id(Id value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Level level(Level value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Map<Level, Integer> levels(Map<Level, Integer> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Unit unit(Unit value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Shape shape(Shape value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    List<Shape> shapes(List<Shape> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Circle circle(Circle value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Sparse sparse(Sparse value) { return value; }
    record Span<T extends Comparable<? super T>>(T from, @Nullable T to) {}

    /** Gives back what it is given. */
    @McpTool @Plain
    Span<java.time.LocalDate> span(Span<java.time.LocalDate> value) { return value; }
}
