package reference.jdk_method;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.stream.Stream;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public long tool(String path) {
        return Stream.of(path).map(File::new).filter(File::delete).count();
    }

    @McpTool @Plain // accepted
    public long other(String path) {
        return Stream.of(path).map(File::new).filter(File::exists).count();
    }
}
