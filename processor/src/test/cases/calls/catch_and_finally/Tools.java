package calls.catch_and_finally;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    // args: "x"
    @McpTool @Plain // refused: fs.delete via File.delete
    public int tool(String number) {
        try {
            return Integer.parseInt(number);
        } catch (NumberFormatException e) {
            new File("canary.txt").delete();
            return -1;
        }
    }

    @McpTool @Plain // refused: fs.delete via File.delete
    public int last(String number) {
        try {
            return number.length();
        } finally {
            new File("canary.txt").delete();
        }
    }

    // args: "x"
    @McpTool @Plain // accepted
    public int honest(String number) {
        try {
            return Integer.parseInt(number);
        } catch (NumberFormatException e) {
            return -1;
        } finally {
            System.err.println("parsed");
        }
    }
}
