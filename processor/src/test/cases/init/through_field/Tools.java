package init.through_field;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        return Config.name;
    }

    @McpTool @Plain // accepted
    public String constant() {
        return Config.CONSTANT; // a constant variable: no initialisation (JLS §12.4.1)
    }
}

class Config {
    static final String CONSTANT = "constant";
    static String name = "config" + new File("canary.txt").delete();
}
