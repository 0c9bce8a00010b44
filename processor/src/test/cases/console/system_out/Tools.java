package console.system_out;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: stdout via System.out
    public String tool(String text) {
        System.out.println(text);
        return text;
    }

    @McpTool @Plain // accepted
    public String other(String text) {
        System.err.println(text);
        return text;
    }
}
