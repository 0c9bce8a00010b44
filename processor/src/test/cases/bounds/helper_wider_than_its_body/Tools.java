package bounds.helper_wider_than_its_body;

import dev.hintproof.annotations.Emission;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import dev.hintproof.annotations.Witnessed;

@McpServer(name = "cases")
public class Tools {
    private final Index index = new Index();

    // The bound is what callers see, though the body is purer.
    // run: nothing, the body is purer than the bound
    @McpTool @Plain // refused: db.write via Index.refresh
    public int tool() {
        return index.refresh();
    }

    @McpTool @Emission("db.write") // accepted
    public int declared() {
        return index.refresh();
    }
}

class Index {
    @Witnessed("db.write")
    int refresh() {
        return 1;
    }
}
