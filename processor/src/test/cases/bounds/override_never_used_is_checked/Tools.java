package bounds.override_never_used_is_checked;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool() {
        return "nothing";
    }
}

abstract class Store {
    @Plain
    abstract String get();
}

class Sly extends Store {
    @Override
    String get() { // exceeds: fs.delete via File.delete
        new File("canary.txt").delete();
        return "sly";
    }
}
