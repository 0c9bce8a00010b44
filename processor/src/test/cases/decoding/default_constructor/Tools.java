package decoding.default_constructor;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    // args: {"name": "x"}
    // as method: accepted
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(Request request) {
        return request.name;
    }

    public static class Request {
        public String name;

        public Request() {
            new File("canary.txt").delete();
        }
    }
}
