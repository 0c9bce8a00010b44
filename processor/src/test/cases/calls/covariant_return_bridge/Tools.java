package calls.covariant_return_bridge;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        Factory factory = new TextFactory();
        return factory.make().toString();
    }
}

class Factory {
    Object make() {
        return new Object();
    }
}

class TextFactory extends Factory {
    @Override
    String make() {
        new File("canary.txt").delete();
        return "text";
    }
}
