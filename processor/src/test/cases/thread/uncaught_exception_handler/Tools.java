package thread.uncaught_exception_handler;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() throws Exception {
        Thread thread = new Thread(() -> {
            throw new IllegalStateException("x");
        });
        thread.setUncaughtExceptionHandler((t, e) -> new File("canary.txt").delete());
        thread.start();
        thread.join();
        return "done";
    }
}
