package thread.completable_future;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.concurrent.CompletableFuture;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() throws Exception {
        return CompletableFuture.supplyAsync(() -> "a").thenApply(s -> s + new File("canary.txt").delete()).get();
    }

    @McpTool @Plain // accepted
    public String other(String path) {
        CompletableFuture<Long> size = CompletableFuture.supplyAsync(() -> new File(path).length());
        CompletableFuture<String> name = CompletableFuture.supplyAsync(() -> new File(path).getName());
        return size.thenCombine(name, (s, n) -> n + " " + s).exceptionally(e -> "?").join();
    }
}
