package init.switch_over_enum;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    // args: "HIGH"
    @McpTool @Plain // accepted
    public int tool(Level level) {
        switch (level) {
            case LOW:
                return 1;
            case HIGH:
                return 2;
            default:
                return 3;
        }
    }

    // args: "LOW"
    @McpTool @Plain // accepted
    public String modern(String name) {
        return switch (Level.valueOf(name)) {
            case LOW -> "low";
            case HIGH -> "high";
        };
    }

    enum Level {
        LOW,
        HIGH
    }
}
