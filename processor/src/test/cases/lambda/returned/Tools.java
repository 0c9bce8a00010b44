package lambda.returned;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.function.Supplier;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(String path) {
        return remover(path).get();
    }

    private static Supplier<String> remover(String path) {
        return () -> "removed " + new File(path).delete();
    }

    @McpTool @Plain // accepted
    public String other(String path) {
        return namer(path).get();
    }

    private static Supplier<String> namer(String path) {
        return () -> "named " + new File(path).getName();
    }
}
