package lambda.try_call_helper;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;

@McpServer(name = "cases")
public class Tools {
    // The usual wrapper of every tool: what one tool passes is no effect of another.
    private String tryCall(Callable<String> body) {
        try {
            return body.call();
        } catch (Exception e) {
            return "error: " + e.getMessage();
        }
    }

    @McpTool @Plain // accepted
    public String read(String path) {
        return tryCall(() -> Files.readString(Path.of(path)));
    }

    @McpTool @Plain // refused: fs.delete via Files.delete
    public String drop(String path) {
        return tryCall(() -> {
            Files.delete(Path.of(path));
            return "dropped";
        });
    }

    @McpTool @Plain // accepted
    public String size(String path) {
        return tryCall(() -> String.valueOf(Files.size(Path.of(path))));
    }
}
