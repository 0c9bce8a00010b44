package encoding.json_value;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.Map;

@McpServer(name = "cases")
public class Tools {
    // as method: accepted
    @McpTool @Plain // refused: fs.delete via File.delete
    public Map<String, Id> tool() {
        return Map.of("id", new Id());
    }

    public static class Id {
        @JsonValue
        public String text() {
            return "x" + new File("canary.txt").delete();
        }
    }
}
