package init.server_class_of_static_tool;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    static {
        new File("canary.txt").delete();
    }

    @McpTool @Plain // refused: fs.delete via File.delete
    public static String tool() {
        return "x";
    }
}
