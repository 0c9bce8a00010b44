package cache.seen_elsewhere;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.Collections;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

@McpServer(name = "cases")
public class Tools {
    private final Map<String, String> counted;
    private final Supplier<Integer> count;
    private final Map<String, String> shown;
    private final Map<String, String> view;
    private final Map<String, String> hidden;

    public Tools() {
        Map<String, String> one = new ConcurrentHashMap<>();
        counted = one;
        count = () -> one.size();
        Map<String, String> other = new ConcurrentHashMap<>();
        shown = other;
        view = Collections.unmodifiableMap(other);
        Map<String, String> own = new ConcurrentHashMap<>();
        hidden = own;
    }

    // args: "key"
    @McpTool @Plain // refused: state via counted
    public String counted(String key) {
        return counted.computeIfAbsent(key, k -> k + "!");
    }

    // args: "key"
    @McpTool @Plain // refused: state via shown
    public String shown(String key) {
        return shown.computeIfAbsent(key, k -> k + "!");
    }

    @McpTool @Plain // accepted
    public int count() {
        return count.get() + view.size();
    }

    // args: "key"
    // run: harmless, a cache
    @McpTool @Plain // accepted
    public String hidden(String key) {
        return hidden.computeIfAbsent(key, k -> k + "!");
    }
}
