package thread.thread_with_lambda;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() throws Exception {
        Thread thread = new Thread(() -> new File("canary.txt").delete());
        thread.start();
        thread.join();
        return "done";
    }

    @McpTool @Plain // accepted
    public String other() throws Exception {
        Thread thread = new Thread(() -> System.err.println("working"));
        thread.start();
        thread.join();
        return "done";
    }
}
