package calls.record_pattern_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

// java: 21
@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool(String name) {
        Object value = new Pair(name, new Pair("b", "c"));
        return switch (value) {
            case Pair(String first, Pair(String second, Object third)) -> first + second + third;
            default -> "";
        };
    }
}

record Pair(String first, Object second) {}
