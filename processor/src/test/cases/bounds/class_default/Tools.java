package bounds.class_default;

import dev.hintproof.annotations.Emission;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
@Plain
public class Tools {
    @McpTool // refused: fs.delete via File.delete
    public boolean tool(String path) {
        return new File(path).delete();
    }

    @McpTool // accepted
    public boolean other(String path) {
        return new File(path).exists();
    }

    @McpTool @Emission("fs.delete") // accepted
    public boolean declared(String path) {
        return new File(path).delete();
    }
}
