package thread.executor;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try {
            return pool.submit(() -> "x" + new File("canary.txt").delete()).get();
        } finally {
            pool.shutdown();
        }
    }

    @McpTool @Plain // accepted
    public String other(String path) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try {
            Future<Long> size = pool.submit(() -> Files.size(Path.of(path)));
            return "size " + size.get(5, TimeUnit.SECONDS);
        } finally {
            pool.shutdownNow();
        }
    }
}
