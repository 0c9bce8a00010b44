package console.reference_to_println;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: stdout via System.out
    public int tool() {
        List.of("a", "b").forEach(System.out::println);
        return 2;
    }

    @McpTool @Plain // accepted
    public int other() {
        List.of("a", "b").forEach(System.err::println);
        return 2;
    }
}
