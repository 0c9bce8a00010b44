package calls.inner_classes;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    private final String name = "canary.txt";

    class Inner {
        String run() {
            return new Nested().run(name);
        }

        class Nested {
            String run(String path) {
                new File(path).delete();
                return path;
            }
        }
    }

    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        return new Inner().run();
    }
}
