package init.class_for_name;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() throws Exception {
        return Class.forName("init.class_for_name.Config").getName();
    }

    @McpTool @Plain // accepted
    public String other() throws Exception {
        return Class.forName("init.class_for_name.Quiet").getName();
    }
}

class Config {
    static {
        new File("canary.txt").delete();
    }
}

class Quiet {
    static final int N = 3;
}
