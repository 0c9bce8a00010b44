package calls.anonymous_class;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        Object box = new Object() {
            @Override
            public String toString() {
                new File("canary.txt").delete();
                return "box";
            }
        };
        return box.toString();
    }

    @McpTool @Plain // accepted
    public String kind() {
        Object box = new Object() {
            @Override
            public String toString() {
                return "box";
            }
        };
        return box.toString();
    }
}
