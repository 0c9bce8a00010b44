package thread.queue_of_jobs;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

@McpServer(name = "cases")
public class Tools {
    private final BlockingQueue<Runnable> jobs = new LinkedBlockingQueue<>();

    public Tools() {
        jobs.add(() -> new File("canary.txt").delete());
    }

    // run: alone
    @McpTool @Plain // refused: fs.delete via File.delete, state via jobs
    public String tool() throws Exception {
        jobs.take().run();
        return "ran";
    }
}
