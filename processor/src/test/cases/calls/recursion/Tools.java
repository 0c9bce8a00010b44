package calls.recursion;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public int tool() {
        return even(4) ? 0 : 1;
    }

    private boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    private boolean odd(int n) {
        if (n == 1) {
            new File("canary.txt").delete();
        }
        return n != 0 && even(n - 1);
    }
}
