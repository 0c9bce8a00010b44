package state.map_methods;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

@McpServer(name = "cases")
public class Tools {
    private final Map<String, Integer> counts = new HashMap<>();
    private final Deque<String> stack = new ArrayDeque<>(List.of("a"));

    @McpTool @Plain // refused: state via counts
    public Integer merge(String key) {
        return counts.merge(key, 1, Integer::sum);
    }

    @McpTool @Plain // refused: state via counts
    public Integer put_if_absent(String key) {
        return counts.putIfAbsent(key, 1);
    }

    @McpTool @Plain // refused: state via stack
    public int push(String key) {
        stack.push(key);
        return stack.size();
    }

    @McpTool @Plain // refused: state via stack
    public String poll() {
        return stack.poll();
    }

    @McpTool @Plain // accepted
    public String peek() {
        return stack.peek() + counts.size() + counts.entrySet().stream().mapToInt(Map.Entry::getValue).sum();
    }
}
