package zoo;

import dev.hintproof.annotations.*;
import jakarta.validation.constraints.*;
import java.util.*;
import org.jspecify.annotations.Nullable;

@McpServer(name = "containers")
public class Containers {
    enum Colour { RED, GREEN }
    record Point(int x, int y) {}

    /** Gives back what it is given. */
    @McpTool @Plain
    List<String> listOfText(List<String> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    List<Point> listOfPoints(List<Point> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    int[] arrayOfInts(int[] value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    String[] arrayOfTexts(String[] value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    long[][] arrayOfArrays(long[][] value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Set<Colour> setOfColours(Set<Colour> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    SortedSet<String> sortedSet(SortedSet<String> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Collection<Double> collection(Collection<Double> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Deque<String> deque(Deque<String> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Map<String, Integer> mapOfNumbers(Map<String, Integer> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Map<String, Point> mapOfPoints(Map<String, Point> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Map<Colour, List<String>> mapByColour(Map<Colour, List<String>> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Map<Integer, String> mapByNumber(Map<Integer, String> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Map<UUID, Boolean> mapByUuid(Map<UUID, Boolean> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    List<Map<String, List<Point>>> nested(List<Map<String, List<Point>>> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    List<@Nullable String> withNulls(List<@Nullable String> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    List<? extends Number> wildcard(List<? extends Number> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Map<String, Object> anything(Map<String, Object> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Object object(Object value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    com.fasterxml.jackson.databind.JsonNode node(com.fasterxml.jackson.databind.JsonNode value) { return value; }

    enum Level { LOW(1), HIGH(2); private final int number; Level(int number) { this.number = number; } @com.fasterxml.jackson.annotation.JsonValue int number() { return number; } }

    /** Gives back what it is given. */
    @McpTool @Plain
    Map<Level, String> byLevel(Map<Level, String> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Map<Byte, String> byByte(Map<Byte, String> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Map<Long, String> byLong(Map<Long, String> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Map<@Min(1) @Max(12) Integer, String> byMonth(Map<@Min(1) @Max(12) Integer, String> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Map<@Pattern(regexp = "[A-Z]{2}") String, Integer> byCode(Map<@Pattern(regexp = "[A-Z]{2}") String, Integer> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    String[] sizedArray(@Size(min = 1, max = 3) String[] value) { return value; }

    /** Gives numbers. */
    @McpTool @Plain
    java.util.stream.IntStream numbers(int count) { return java.util.stream.IntStream.range(0, Math.floorMod(count, 5)); }

    /** Gives back what it is given. */
    @McpTool @Plain
    StringBuilder builder(StringBuilder value) { return value; }
}
