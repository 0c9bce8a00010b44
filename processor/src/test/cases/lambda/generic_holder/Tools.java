package lambda.generic_holder;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.function.Supplier;

@McpServer(name = "cases")
public class Tools {
    record Box<T>(T value) {}

    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        Box<Supplier<String>> box = new Box<>(() -> "x" + new File("canary.txt").delete());
        return box.value().get();
    }

    @McpTool @Plain // accepted
    public String other() {
        Box<Supplier<String>> box = new Box<>(() -> "x");
        return box.value().get();
    }
}
