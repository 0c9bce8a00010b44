package files.delete_on_exit;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    // run: nothing, it is deleted when the process ends
    @McpTool @Plain // refused: fs.delete via File.deleteOnExit
    public String tool(String path) {
        new File(path).deleteOnExit();
        return path;
    }
}
