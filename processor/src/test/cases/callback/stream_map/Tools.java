package callback.stream_map;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public List<String> tool(String path) {
        return Stream.of(path).map(p -> p + new File(p).delete()).collect(Collectors.toList());
    }

    @McpTool @Plain // accepted
    public List<String> other(String path) {
        return Stream.of(path, "b").filter(p -> p.length() > 1).map(String::trim).sorted().toList();
    }
}
