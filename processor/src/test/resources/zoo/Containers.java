package zoo;

import dev.hintproof.annotations.*;
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
}
