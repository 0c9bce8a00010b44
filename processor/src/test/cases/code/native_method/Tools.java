package code.native_method;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    // run: no, the library doesn't exist
    @McpTool @Plain // refused: opaque via Native.wipe
    public int tool() {
        return Native.wipe("x");
    }

    @McpTool @Plain // accepted
    public int other() {
        return Native.length("x");
    }
}

class Native {
    static native int wipe(String path);

    static int length(String path) {
        return path.length();
    }
}
