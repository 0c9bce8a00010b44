package thread.latch_and_queue;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool() throws Exception {
        BlockingQueue<String> queue = new LinkedBlockingQueue<>();
        CountDownLatch latch = new CountDownLatch(1);
        Thread thread = new Thread(() -> {
            queue.add("x");
            latch.countDown();
        });
        thread.start();
        latch.await();
        return queue.take();
    }
}
