package cache.loader_of_static_method;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

@McpServer(name = "cases")
public class Tools {
    private static final Map<String, String> PUT = new ConcurrentHashMap<>();
    private static final Map<String, String> LOADED = new ConcurrentHashMap<>();

    // args: "value", "key"
    @McpTool @Plain // refused: state via PUT
    public String first_argument_is_put(String value, String key) {
        return put(value, key);
    }

    // args: "key"
    // run: harmless, a cache
    @McpTool @Plain // accepted
    public String loaded_from_key(String key) {
        return load(key);
    }

    private static String put(String value, String key) {
        return PUT.computeIfAbsent(key, k -> value);
    }

    private static String load(String key) {
        return LOADED.computeIfAbsent(key, k -> k + key.length());
    }
}
