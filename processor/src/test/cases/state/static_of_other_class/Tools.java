package state.static_of_other_class;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: state via Registry
    public int tool(String name) {
        return Registry.register(name);
    }

    @McpTool @Plain // accepted
    public int other() {
        return Registry.size();
    }
}

final class Registry {
    private static final List<String> NAMES = new ArrayList<>();

    static int register(String name) {
        NAMES.add(name);
        return NAMES.size();
    }

    static int size() {
        return NAMES.size();
    }
}
