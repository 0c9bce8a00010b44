package calls.static_tool;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public static String tool() {
        new File("canary.txt").delete();
        return "x";
    }

    @McpTool @Plain // accepted
    public static String other() {
        return "y";
    }
}
