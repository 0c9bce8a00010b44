package state.string_builder_field;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    private final StringBuilder log = new StringBuilder();

    @McpTool @Plain // refused: state via log
    public int tool(String line) {
        log.append(line).append('\n');
        return log.length();
    }

    @McpTool @Plain // accepted
    public String other() {
        return log.toString();
    }
}
