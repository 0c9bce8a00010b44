package state.static_field_assigned;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    static String latest = "";

    @McpTool @Plain // refused: state via latest
    public String tool(String name) {
        latest = name;
        return name;
    }
}
