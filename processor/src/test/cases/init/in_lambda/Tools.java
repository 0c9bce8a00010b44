package init.in_lambda;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.function.Supplier;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        Supplier<String> s = () -> Config.NAME;
        return s.get();
    }
}

class Config {
    static final String NAME = "name".concat("" + new File("canary.txt").delete());
}
