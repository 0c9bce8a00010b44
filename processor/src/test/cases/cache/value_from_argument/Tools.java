package cache.value_from_argument;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

@McpServer(name = "cases")
public class Tools {
    private final Map<String, String> cache = new ConcurrentHashMap<>();

    @McpTool @Plain // refused: state via cache
    public String tool(String key, String value) {
        return cache.computeIfAbsent(key, k -> value);
    }
}
