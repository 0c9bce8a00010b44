package console.stack_traces;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool() {
        new IllegalStateException("x").printStackTrace();
        Thread.dumpStack();
        return "printed";
    }

    @McpTool @Plain // refused: stdout via System.out
    public String other() {
        new IllegalStateException("x").printStackTrace(System.out);
        return "printed";
    }
}
