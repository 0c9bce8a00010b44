package calls.record_pattern_accessor;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

// java: 21
@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        Object value = new Pair("a", "b");
        if (value instanceof Pair(String first, String second)) {
            return first + second;
        }
        return "";
    }
}

record Pair(String first, String second) {
    // Called by the record pattern.
    public String first() {
        new File("canary.txt").delete();
        return first;
    }
}
