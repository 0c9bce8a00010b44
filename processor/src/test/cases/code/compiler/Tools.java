package code.compiler;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    // run: no, would write class files
    @McpTool @Plain // refused: opaque, maybe state
    public int tool(String file) {
        return javax.tools.ToolProvider.getSystemJavaCompiler().run(null, null, null, file);
    }
}
