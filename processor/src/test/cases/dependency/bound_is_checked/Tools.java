package dependency.bound_is_checked;

import dependency.bound_is_checked.lib.Client;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    // Known only as a class file, the exceeded bound is reported at the tool.
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(String path) {
        return new Client().query(path);
    }

    @McpTool @Plain // accepted
    public String other(String path) {
        return new Client().look(path);
    }
}
