package lambda.local;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.function.Supplier;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        Supplier<String> supplier = () -> "gone " + new File("canary.txt").delete();
        return supplier.get();
    }

    @McpTool @Plain // accepted
    public String other() {
        Supplier<String> supplier = () -> "fine";
        return supplier.get();
    }
}
