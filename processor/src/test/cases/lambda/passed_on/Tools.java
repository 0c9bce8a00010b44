package lambda.passed_on;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.function.Supplier;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        return outer(() -> "x" + new File("canary.txt").delete());
    }

    @McpTool @Plain // accepted
    public String other() {
        return outer(() -> "y");
    }

    private static String outer(Supplier<String> body) {
        return middle(body);
    }

    private static String middle(Supplier<String> body) {
        return "<" + body.get() + ">";
    }
}
