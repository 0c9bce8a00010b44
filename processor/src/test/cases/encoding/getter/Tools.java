package encoding.getter;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    // as method: accepted
    @McpTool @Plain // refused: fs.delete via File.delete
    public View tool() {
        return new View();
    }

    public static class View {
        public String getName() {
            return "x" + new File("canary.txt").delete();
        }
    }
}
