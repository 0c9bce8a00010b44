package state.counter_field;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    private int calls;

    @McpTool @Plain // refused: state via calls
    public String tool(String name) {
        calls++;
        return name;
    }

    @McpTool @Plain // accepted
    public int count() {
        return calls;
    }
}
