package lambda.field_set_at_several_places;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.function.Supplier;

@McpServer(name = "cases")
public class Tools {
    private Supplier<String> action = () -> "nothing";

    void arm() {
        action = () -> "gone " + new File("canary.txt").delete();
    }

    // run: nothing, another caller may have armed it
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        return action.get();
    }
}
