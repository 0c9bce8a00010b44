package reference.to_functional_method_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    private static final List<Runnable> JOBS = List.of(() -> {}, () -> System.err.println("job"));
    private static final List<Runnable> OTHERS = List.of(() -> new File("canary.txt").delete());

    @McpTool @Plain // accepted
    public int tool() {
        JOBS.forEach(Runnable::run);
        return 2;
    }

    @McpTool @Plain // refused: fs.delete via File.delete
    public int other() {
        OTHERS.forEach(Runnable::run);
        return 1;
    }
}
