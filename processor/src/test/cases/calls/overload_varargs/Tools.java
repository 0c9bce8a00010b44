package calls.overload_varargs;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String one() {
        return join("a");
    }

    @McpTool @Plain // refused: fs.delete via File.delete
    public String many() {
        return join("a", "b", "c");
    }

    private static String join(String only) {
        return only;
    }

    private static String join(String... all) {
        new File("canary.txt").delete();
        return String.join(",", all);
    }
}
