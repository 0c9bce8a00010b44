package console.passed_as_argument;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.PrintStream;

@McpServer(name = "cases")
public class Tools {
    // run: alone
    @McpTool @Plain // refused: stdout via System.out
    public String tool(String text) {
        write(System.out, text);
        return text;
    }

    private static void write(PrintStream to, String text) {
        to.println(text);
    }
}
