package lambda.never_called;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    // run: nothing, creating a lambda counts as reaching its body
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        Runnable never = () -> new File("canary.txt").delete();
        return "made " + (never != null);
    }
}
