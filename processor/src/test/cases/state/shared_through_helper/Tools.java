package state.shared_through_helper;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    private final List<String> names = new ArrayList<>();

    @McpTool @Plain // refused: state via names
    public int tool(String name) {
        fill(names, name);
        return names.size();
    }

    @McpTool @Plain // accepted
    public int other(String name) {
        List<String> local = new ArrayList<>();
        fill(local, name);
        return local.size();
    }

    private static void fill(List<String> into, String name) {
        into.add(name);
    }
}
