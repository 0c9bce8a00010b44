package thread.thread_subclass;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() throws Exception {
        Worker worker = new Worker();
        worker.start();
        worker.join();
        return "done";
    }
}

class Worker extends Thread {
    @Override
    public void run() {
        new File("canary.txt").delete();
    }
}
