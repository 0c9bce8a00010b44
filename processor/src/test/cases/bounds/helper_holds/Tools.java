package bounds.helper_holds;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

@McpServer(name = "cases")
public class Tools {
    private final Index index = new Index();

    @McpTool @Plain // accepted
    public int tool(String path) throws IOException {
        return index.size(path);
    }
}

class Index {
    @Plain
    int size(String path) throws IOException {
        return (int) Files.size(Path.of(path));
    }
}
