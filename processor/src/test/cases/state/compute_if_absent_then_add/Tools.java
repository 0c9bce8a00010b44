package state.compute_if_absent_then_add;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

@McpServer(name = "cases")
public class Tools {
    private final Map<String, List<String>> groups = new HashMap<>();

    @McpTool @Plain // refused: state via groups
    public int tool(String group) {
        groups.computeIfAbsent(group, k -> new ArrayList<>()).add("member");
        return groups.size();
    }
}
