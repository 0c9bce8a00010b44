package thread.thread_local_set;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    private static final ThreadLocal<String> LAST = new ThreadLocal<>();

    // run: nothing, the harness doesn't look into threads
    @McpTool @Plain // refused: state via LAST
    public String tool(String name) {
        String before = LAST.get();
        LAST.set(name);
        return before;
    }
}
