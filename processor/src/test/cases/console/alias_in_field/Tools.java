package console.alias_in_field;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.PrintStream;

@McpServer(name = "cases")
public class Tools {
    private final PrintStream console = System.out;

    @McpTool @Plain // refused: stdout via System.out
    public String tool(String text) {
        console.println(text);
        return text;
    }
}
