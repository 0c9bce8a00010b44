package zoo;

import dev.hintproof.annotations.*;
import com.fasterxml.jackson.annotation.*;
import jakarta.validation.Valid;
import jakarta.validation.constraints.*;
import java.beans.ConstructorProperties;
import java.util.*;
import org.jspecify.annotations.Nullable;

@McpServer(name = "beans")
public class Beans {
    interface Identified { default String getPublicId() { return "id"; } }
    static class Parent { private Long parentId = 1L; public Long getParentId() { return parentId; } public void setParentId(Long value) { parentId = value; } }
    static class Child extends Parent implements Identified { private String childName = ""; public String getChildName() { return childName; } public void setChildName(String value) { childName = value; } }
    record WithGetters(String firstName, String lastName) {
        public String getFullName() { return firstName + " " + lastName; }
        public boolean isNobody() { return firstName.isEmpty() && lastName.isEmpty(); }
        @JsonIgnore public String getSecret() { return "s"; }
        public String shout() { return getFullName().toUpperCase(Locale.ROOT); }
    }
    static class Constructed {
        private final String userName;
        private final int shoeSize;
        @ConstructorProperties({"userName", "shoeSize"})
        Constructed(String userName, int shoeSize) { this.userName = userName; this.shoeSize = shoeSize; }
        public String getUserName() { return userName; }
        public int getShoeSize() { return shoeSize; }
    }
    record ByFactory(String text, int length) {
        @JsonCreator static ByFactory of(@JsonProperty("text") String text) { return new ByFactory(text, text.length()); }
    }
    static class Wrapped { private final String text; @JsonCreator Wrapped(String text) { this.text = text; } @JsonValue public String text() { return text; } }
    record Alias(@JsonAlias({"user_name", "login"}) String userName) {}
    record Checked(@NotBlank @Size(max = 40) String text, @Positive int number, @Email String mail, @Valid @NotNull Alias inner) {}
    record Deep(@NotEmpty List<@Valid @NotNull Checked> list, Map<@NotBlank String, @Min(1) @Max(9) Integer> limits, @Size(max = 2) List<@Size(max = 3) List<@PositiveOrZero Integer>> rows) {}
    @JsonIgnoreProperties({"hidden"}) record Hiding(String shown, @Nullable String hidden) {}
    record ReadOnly(String name, @JsonProperty(access = JsonProperty.Access.READ_ONLY) @Nullable String computed, @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) @Nullable String password) {}
    static class Open { private final Map<String, Object> more = new TreeMap<>(); public int known; @JsonAnySetter void put(String key, @Nullable Object value) { if (value != null) more.put(key, value); } @JsonAnyGetter public Map<String, Object> more() { return more; } }
    record URLs(String baseURL, String xCount, boolean isActive) {}
    interface Named { String getName(); }
    interface Sized extends Named { int getSize(); }
    static class Disk implements Sized { @Override public String getName() { return "disk"; } @Override public int getSize() { return 3; } public String getSerialNumber() { return "beyond the interface"; } }
    static class FastDisk extends Disk { public int getSpeed() { return 9; } }
    record Cabinet(Named first, List<Sized> others, Map<String, Disk> byName, Object anything) {}
    record Shared(Alias first, Alias second, @Nullable Shared more) {}


    /** Gives what an interface promises, and no more. */
    @McpTool @Plain
    Sized anInterface(String value) { return new FastDisk(); }

    /** Gives what an interface promises, and no more. */
    @McpTool @Plain
    List<Named> interfaces(String value) { return List.of(new FastDisk(), new Disk()); }

    /** Gives what an interface promises, and no more. */
    @McpTool @Plain
    Cabinet cabinet(String value) { return new Cabinet(new FastDisk(), List.of(new Disk()), Map.of("a", new FastDisk()), Map.of("k", 1)); }

    /** Gives back what it is given. */
    @McpTool @Plain
    Child child(Child value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    WithGetters withGetters(WithGetters value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Constructed constructed(Constructed value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    ByFactory byFactory(ByFactory value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Wrapped wrapped(Wrapped value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Alias alias(Alias value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Checked checked(Checked value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Deep deep(Deep value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Hiding hiding(Hiding value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    ReadOnly readOnly(ReadOnly value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Open open(Open value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    URLs urls(URLs value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Shared shared(Shared value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    java.util.concurrent.atomic.AtomicLong counter(java.util.concurrent.atomic.AtomicLong value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    java.sql.Date sqlDate(java.sql.Date value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    java.sql.Timestamp sqlTimestamp(java.sql.Timestamp value) { return value; }
}
