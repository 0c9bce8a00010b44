package dependency.library_deletes;

import dependency.library_deletes.lib.Texts;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(String path) {
        return Texts.normalise(path);
    }

    @McpTool @Plain // accepted
    public String other(String path) {
        return Texts.upper(path);
    }
}
