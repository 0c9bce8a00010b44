package encoding.lazy_stream_of_field;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.List;
import java.util.function.Supplier;

@McpServer(name = "cases")
public class Tools {
    private final List<Supplier<String>> parts = List.of(() -> "a" + new File("canary.txt").delete());

    @McpTool @Plain // refused: fs.delete via File.delete
    public List<String> tool() {
        return parts.stream().map(Supplier::get).toList();
    }
}
