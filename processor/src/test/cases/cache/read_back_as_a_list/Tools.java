package cache.read_back_as_a_list;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

@McpServer(name = "cases")
public class Tools {
    private final Map<String, String> cache = new ConcurrentHashMap<>();

    // What was looked up shows in another tool: this is no cache.
    @McpTool @Plain // refused: state via cache
    public String tool(String path) {
        return cache.computeIfAbsent(path, p -> new File(p).getName());
    }

    @McpTool @Plain // accepted
    public List<String> history() {
        return List.copyOf(cache.keySet());
    }
}
