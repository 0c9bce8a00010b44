package bounds.witnessed;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Witness;
import dev.hintproof.annotations.Witnessed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Witnessed(undo = "restore", witness = Witness.ARGUMENTS) // accepted
    public String tool(String path) throws IOException {
        Files.delete(Path.of(path));
        return path;
    }

    @McpTool @Witnessed(undo = "tool", witness = Witness.ARGUMENTS) // accepted
    public String restore(String path) throws IOException {
        return Files.writeString(Path.of(path), "alive").toString();
    }

    @McpTool @Witnessed(undo = "restore", witness = Witness.ARGUMENTS) // refused: stdout via System.out
    public String loud(String path) throws IOException {
        Files.delete(Path.of(path));
        System.out.println("deleted " + path);
        return path;
    }
}
