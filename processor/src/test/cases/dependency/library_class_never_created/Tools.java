package dependency.library_class_never_created;

import dependency.library_class_never_created.lib.Shapes;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool() {
        return Shapes.round().draw();
    }
}
