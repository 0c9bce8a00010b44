package lambda.field_set_in_constructor;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.function.Supplier;

@McpServer(name = "cases")
public class Tools {
    private final Supplier<String> action;

    public Tools() {
        action = () -> "gone " + new File("canary.txt").delete();
    }

    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        return action.get();
    }

    @McpTool @Plain // accepted
    public String other() {
        return "no action";
    }
}
