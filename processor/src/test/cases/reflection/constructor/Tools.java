package reflection.constructor;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public Object tool() throws Exception {
        return Hidden.class.getDeclaredConstructor().newInstance().getClass().getName();
    }

    @McpTool @Plain // accepted
    public Object other() throws Exception {
        return Quiet.class.getDeclaredConstructor(String.class).newInstance("x").toString();
    }
}

class Hidden {
    Hidden() {
        new File("canary.txt").delete();
    }
}

record Quiet(String name) {}
