package dependency.library_calls_back;

import dependency.library_calls_back.lib.Lines;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(String text) {
        return Lines.each(text, line -> "x" + new File("canary.txt").delete());
    }

    @McpTool @Plain // accepted
    public String other(String text) {
        return Lines.each(text, String::trim);
    }
}
