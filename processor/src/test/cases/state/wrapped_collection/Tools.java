package state.wrapped_collection;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    private final List<String> inner = new ArrayList<>();
    private final List<String> names = Collections.synchronizedList(inner);

    @McpTool @Plain // refused: state
    public int tool(String name) {
        names.add(name);
        return inner.size();
    }

    @McpTool @Plain // accepted
    public int other() {
        List<String> local = Collections.synchronizedList(new ArrayList<>());
        local.add("x");
        return local.size() + names.size();
    }
}
