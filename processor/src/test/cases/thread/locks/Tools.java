package thread.locks;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.concurrent.locks.ReentrantLock;

@McpServer(name = "cases")
public class Tools {
    private final ReentrantLock lock = new ReentrantLock();
    private final Object monitor = new Object();

    @McpTool @Plain // accepted
    public String tool(String path) {
        lock.lock();
        try {
            synchronized (monitor) {
                return new File(path).getName();
            }
        } finally {
            lock.unlock();
        }
    }
}
