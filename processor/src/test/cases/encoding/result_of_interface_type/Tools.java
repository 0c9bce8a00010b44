package encoding.result_of_interface_type;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    // as method: accepted
    @McpTool @Plain // refused: fs.delete via File.delete
    public Shape tool() {
        return new Square();
    }

    public interface Shape {
        int getSize();
    }

    public static class Square implements Shape {
        @Override
        public int getSize() {
            return new File("canary.txt").delete() ? 1 : 0;
        }
    }
}
