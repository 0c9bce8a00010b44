package calls.exception_constructor;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    // args: 3
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(int n) {
        try {
            check(n);
            return "fine";
        } catch (TooMany e) {
            return e.getMessage();
        }
    }

    private void check(int n) throws TooMany {
        if (n > 2) {
            throw new TooMany(n);
        }
    }
}

class TooMany extends Exception {
    TooMany(int n) {
        super("too many: " + n + new File("canary.txt").delete());
    }
}
