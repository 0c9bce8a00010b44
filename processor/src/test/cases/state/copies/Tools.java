package state.copies;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

@McpServer(name = "cases")
public class Tools {
    private final List<String> names = new ArrayList<>(List.of("b", "a"));
    private final Map<String, List<String>> groups = Map.of("x", List.of("1"));
    private final int[] numbers = {3, 1, 2};

    @McpTool @Plain // accepted
    public List<String> copy_and_sort() {
        List<String> copy = new ArrayList<>(names);
        Collections.sort(copy);
        copy.add("c");
        copy.remove(0);
        return copy;
    }

    @McpTool @Plain // accepted
    public Map<String, List<String>> copy_of_map() {
        Map<String, List<String>> copy = new TreeMap<>(groups);
        copy.put("y", new ArrayList<>());
        copy.keySet().retainAll(Set.of("y"));
        return copy;
    }

    @McpTool @Plain // accepted
    public int clone_of_array() {
        int[] copy = numbers.clone();
        Arrays.sort(copy);
        copy[0] = 9;
        int[] more = Arrays.copyOf(numbers, 5);
        more[4] = 1;
        return copy[0] + more[4];
    }

    @McpTool @Plain // accepted
    public String to_array() {
        String[] all = names.toArray(new String[0]);
        Arrays.sort(all);
        return String.join(",", all);
    }

    @McpTool @Plain // accepted
    public List<String> by_stream() {
        List<String> result = names.stream().sorted(Comparator.reverseOrder()).collect(Collectors.toList());
        result.add("z");
        Collections.reverse(result);
        return result;
    }

    @McpTool @Plain // refused: state via names
    public List<String> sort_in_place() {
        Collections.sort(names);
        return names;
    }

    @McpTool @Plain // refused: state via numbers
    public int sort_array_in_place() {
        Arrays.sort(numbers);
        return numbers[0];
    }

    @McpTool @Plain // refused: state via numbers
    public int array_element() {
        numbers[0] = 7;
        return numbers[0];
    }
}
