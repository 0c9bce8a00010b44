package init.class_literal_does_not;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool() {
        return Config.class.getSimpleName() + new Config[0].length;
    }
}

class Config {
    static {
        new File("canary.txt").delete();
    }
}
