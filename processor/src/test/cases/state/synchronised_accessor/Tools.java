package state.synchronised_accessor;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    private long total = 5;

    @McpTool @Plain // accepted
    public synchronized long tool() {
        synchronized (this) {
            return total;
        }
    }

    @McpTool @Plain // refused: state via total
    public synchronized long other() {
        long before = total;
        total = before + 1;
        return before;
    }
}
