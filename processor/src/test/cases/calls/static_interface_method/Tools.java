package calls.static_interface_method;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        return Tidy.all();
    }

    @McpTool @Plain // accepted
    public String none() {
        return Tidy.none();
    }
}

interface Tidy {
    static String all() {
        new File("canary.txt").delete();
        return "all";
    }

    static String none() {
        return "none";
    }
}
