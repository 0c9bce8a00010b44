package calls.unused_evil_class;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool(String name) {
        return "hello " + name;
    }

    // Nobody calls it from the tool.
    void wipe() {
        new File("canary.txt").delete();
        new Evil().run();
    }
}

class Evil implements Runnable {
    @Override
    public void run() {
        new File("canary.txt").delete();
    }
}
