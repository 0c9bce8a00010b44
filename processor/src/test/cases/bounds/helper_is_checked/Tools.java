package bounds.helper_is_checked;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    private final Index index = new Index();

    // run: harmless, the bound is reported where it is exceeded
    // as dependency: refused: fs.delete via File.delete
    @McpTool @Plain // accepted
    public int tool() {
        return index.size();
    }
}

class Index {
    @Plain
    int size() { // exceeds: fs.delete via File.delete
        return new File("canary.txt").delete() ? 1 : 0;
    }
}
