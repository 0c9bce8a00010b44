package callback.tree_map_comparator_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

@McpServer(name = "cases")
public class Tools {
    private final NavigableMap<String, Integer> byName = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

    public Tools() {
        byName.put("a", 1);
    }

    // args: "b"
    @McpTool @Plain // accepted
    public Integer tool(String name) {
        Map.Entry<String, Integer> entry = byName.floorEntry(name);
        return entry == null ? byName.get(name) : entry.getValue();
    }
}
