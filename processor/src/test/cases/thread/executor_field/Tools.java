package thread.executor_field;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

@McpServer(name = "cases")
public class Tools {
    private final ExecutorService pool = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "pool");
        thread.setDaemon(true);
        return thread;
    });

    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() throws Exception {
        return pool.submit(() -> "x" + new File("canary.txt").delete()).get();
    }

    @McpTool @Plain // accepted
    public int other(String text) throws Exception {
        List<Callable<Integer>> all = List.of(text::length, () -> 2);
        int sum = 0;
        for (Future<Integer> one : pool.invokeAll(all)) {
            sum += one.get();
        }
        return sum;
    }
}
