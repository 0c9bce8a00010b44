package bounds.parameter;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.function.Supplier;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool(String path) {
        return Jobs.run(() -> new File(path).getName());
    }

    // The bound is exceeded where the lambda is, and creating it counts as reaching its body.
    @McpTool @Plain // refused: fs.delete via File.delete
    public String sly(String path) {
        return Jobs.run(() -> "x" + new File(path).delete()); // exceeds: fs.delete via File.delete
    }
}

class Jobs {
    static String run(@Plain Supplier<String> job) {
        return job.get();
    }
}
