package calls.conditional_effect;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    // args: false
    // run: nothing, dryRun decides at run time
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(boolean force) {
        if (force) {
            new File("canary.txt").delete();
        }
        return "done";
    }
}
