package code.load_library;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    // run: no, the library doesn't exist
    @McpTool @Plain // refused: opaque via System.loadLibrary
    public String tool() {
        System.loadLibrary("evil");
        return "loaded";
    }
}
