package lambda.nested;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.function.Supplier;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        Supplier<Supplier<String>> outer = () -> () -> "deep " + new File("canary.txt").delete();
        return outer.get().get();
    }

    @McpTool @Plain // accepted
    public String other() {
        Supplier<Supplier<String>> outer = () -> () -> "deep";
        return outer.get().get();
    }
}
