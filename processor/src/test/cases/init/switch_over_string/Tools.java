package init.switch_over_string;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    // args: "wipe"
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(String action) {
        return switch (action) {
            case "look" -> "looked";
            case "wipe" -> "wiped " + new File("canary.txt").delete();
            default -> "unknown";
        };
    }

    // args: "count"
    @McpTool @Plain // accepted
    public String other(String action) {
        return switch (action) {
            case "look" -> "looked";
            case "count" -> "counted " + action.length();
            default -> throw new IllegalArgumentException("unknown action " + action);
        };
    }
}
