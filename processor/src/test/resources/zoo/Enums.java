package zoo;

import dev.hintproof.annotations.*;
import com.fasterxml.jackson.annotation.*;
import java.util.*;

@McpServer(name = "enums")
public class Enums {
    static final String PREFIX = "x-";

    enum ByName { OPEN_ISSUE, DONE; @JsonValue String wire() { return name().toLowerCase(Locale.ROOT).replace('_', '-'); } }
    enum ByGetter {
        LOW(1, "low"), HIGH(2, PREFIX + "high");
        private final int weight;
        private final String code;
        ByGetter(int weight, String code) { this.weight = weight; this.code = code; }
        @JsonValue public String getCode() { return code; }
        int weight() { return weight; }
    }
    enum ByField {
        LOW("low"), NONE;
        @JsonValue final String code;
        ByField(String code) { this.code = code; }
        ByField() { this("none"); }
    }
    enum ByNumber { ONE(1), TWO(2); @JsonValue final int number; ByNumber(int number) { this.number = number; } }
    enum ByBody { A { @Override String wire() { return "first"; } }, B { @Override String wire() { return "second"; } }; @JsonValue abstract String wire(); }
    enum BySwitch {
        NORTH, SOUTH;
        @JsonValue String wire() {
            return switch (this) {
                case NORTH -> "n";
                case SOUTH -> "s";
            };
        }
    }
    enum ByText { A, B; @JsonValue @Override public String toString() { return "<" + name() + ">"; } }
    interface Coded { @JsonValue String code(); }
    enum ByInterface implements Coded { A("a1"), B("b1"); private final String code; ByInterface(String code) { this.code = code; } @Override public String code() { return code; } }
    enum WithCreator {
        RED, BLUE;
        @JsonCreator static WithCreator of(String text) { return valueOf(text.toUpperCase(Locale.ROOT)); }
        @JsonValue String wire() { return name().toLowerCase(Locale.ROOT); }
    }


    /** Gives back what it is given. */
    @McpTool @Plain
    ByName byName(ByName value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    ByGetter byGetter(ByGetter value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    ByField byField(ByField value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    ByNumber byNumber(ByNumber value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    ByBody byBody(ByBody value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    BySwitch bySwitch(BySwitch value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    ByText byText(ByText value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    ByInterface byInterface(ByInterface value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    WithCreator withCreator(WithCreator value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    EnumSet<ByName> enumSet(EnumSet<ByName> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    EnumMap<ByGetter, Integer> enumMap(EnumMap<ByGetter, Integer> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    List<ByNumber> numbers(List<ByNumber> value) { return value; }
}
