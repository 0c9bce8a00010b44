package init.static_map_filled;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.HashMap;
import java.util.Map;

@McpServer(name = "cases")
public class Tools {
    // args: "b"
    @McpTool @Plain // accepted
    public String tool(String name) {
        return Names.of(name);
    }

    @McpTool @Plain // refused: state via ALL
    public String other(String name) {
        return Names.add(name);
    }
}

final class Names {
    private static final Map<String, String> ALL = new HashMap<>();
    private static final int[] LENGTHS = new int[3];

    static {
        ALL.put("a", "first");
        for (int i = 0; i < LENGTHS.length; i++) {
            LENGTHS[i] = i * i;
        }
        register("b");
    }

    private static void register(String name) {
        ALL.put(name, "registered");
    }

    static String of(String name) {
        return ALL.getOrDefault(name, "none") + LENGTHS[1];
    }

    static String add(String name) {
        ALL.put(name, name + ALL.size());
        return name;
    }
}
