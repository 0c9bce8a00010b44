package encoding.asynchronous_stage;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public CompletionStage<String> tool() {
        return CompletableFuture.supplyAsync(() -> "x").thenApply(s -> s + new File("canary.txt").delete());
    }

    @McpTool @Plain // accepted
    public CompletionStage<String> other(String path) {
        return CompletableFuture.supplyAsync(() -> new File(path).getName());
    }
}
