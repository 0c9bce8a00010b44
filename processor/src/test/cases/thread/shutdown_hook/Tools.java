package thread.shutdown_hook;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    // run: nothing, the hook runs when the process ends
    @McpTool @Plain // refused: fs.delete via File.delete, maybe system.modify
    public String tool() {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> new File("canary.txt").delete()));
        return "later";
    }
}
