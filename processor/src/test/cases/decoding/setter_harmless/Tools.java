package decoding.setter_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    // args: {"path": "canary.txt", "limit": 3}
    @McpTool @Plain // accepted
    public String tool(Request request) {
        return request.getPath() + request.limit;
    }

    public static class Request {
        private String path;
        public int limit;

        public String getPath() {
            return path;
        }

        public void setPath(String path) {
            this.path = path.trim();
        }
    }
}
