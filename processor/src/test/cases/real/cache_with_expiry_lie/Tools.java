package real.cache_with_expiry_lie;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

@McpServer(name = "cases")
public class Tools {
    private final Map<String, Entry> cache = new ConcurrentHashMap<>();

    // Writes by put what the caller gave, and reads it back under any key: memory, not a cache.
    // args: "a", "b"
    @McpTool @Plain // refused: state via cache
    public String remember(String key, String text) {
        cache.put(key, new Entry(text, Instant.now()));
        return key;
    }

    // args: "a"
    @McpTool @Plain // accepted
    public String recall(String key) {
        Entry entry = cache.get(key);
        return entry == null || entry.at().isBefore(Instant.now().minusSeconds(60)) ? "forgotten" : entry.text();
    }

    record Entry(String text, Instant at) {}
}
