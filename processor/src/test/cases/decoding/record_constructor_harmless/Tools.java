package decoding.record_constructor_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    // args: {"path": "canary.txt", "tags": ["a"]}
    @McpTool @Plain // accepted
    public String tool(Request request) {
        return request.path() + request.tags();
    }

    public record Request(String path, List<String> tags) {
        public Request {
            if (path.isBlank()) {
                throw new IllegalArgumentException("path is blank");
            }
            tags = tags == null ? List.of() : List.copyOf(tags);
        }
    }
}
