package process.exit;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    // run: no, it would end the harness
    @McpTool @Plain // refused: process.exit via System.exit
    public String tool(int code) {
        if (code > 0) {
            System.exit(code);
        }
        return "alive";
    }

    // run: no, it would end the harness
    @McpTool @Plain // refused: process.exit via Runtime.halt
    public String halt(int code) {
        Runtime.getRuntime().halt(code);
        return "alive";
    }

    @McpTool @Plain // accepted
    public String other() {
        return Runtime.getRuntime().availableProcessors() + " " + Runtime.version().feature() + Runtime.getRuntime().freeMemory();
    }
}
