package calls.local_class_captures;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(String path) {
        class Cleaner {
            String clean() {
                return new File(path).delete() ? "gone" : "still there";
            }
        }
        return new Cleaner().clean();
    }

    @McpTool @Plain // accepted
    public long size(String path) {
        class Meter {
            long size() {
                return new File(path).length();
            }
        }
        return new Meter().size();
    }
}
