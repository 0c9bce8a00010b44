package lambda.serializable;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.io.Serializable;
import java.util.function.Supplier;

@McpServer(name = "cases")
public class Tools {
    interface Job extends Serializable, Supplier<String> {}

    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        Job job = () -> "x" + new File("canary.txt").delete();
        return job.get();
    }

    @McpTool @Plain // accepted
    public String other() {
        Job job = (Job & Serializable) () -> "x";
        return job.get();
    }
}
