package state.lambda_captures_field;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

@McpServer(name = "cases")
public class Tools {
    private final List<String> seen = new ArrayList<>();
    private int total;

    @McpTool @Plain // refused: state via seen
    public long tool(String text) {
        return Stream.of(text.split(" ")).filter(word -> seen.add(word)).count();
    }

    @McpTool @Plain // refused: state via seen
    public long reference(String text) {
        return Stream.of(text.split(" ")).filter(seen::add).count();
    }

    @McpTool @Plain // refused: state via total
    public int sum() {
        IntStream.range(0, 3).forEach(i -> total += i);
        return total;
    }

    @McpTool @Plain // accepted
    public long local(String text) {
        Set<String> once = new HashSet<>();
        return Stream.of(text.split(" ")).filter(once::add).count();
    }
}
