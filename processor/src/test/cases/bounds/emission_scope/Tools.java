package bounds.emission_scope;

import dev.hintproof.annotations.Emission;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Emission("fs.delete") // accepted
    public boolean tool(String path) {
        return new File(path).delete();
    }

    @McpTool @Emission("db.write") // refused: fs.delete via File.delete
    public boolean other(String path) {
        return new File(path).delete();
    }

    @McpTool @Emission // accepted
    public boolean any(String path) {
        return new File(path).delete();
    }

    @McpTool // accepted
    public boolean undeclared(String path) {
        return new File(path).delete();
    }
}
