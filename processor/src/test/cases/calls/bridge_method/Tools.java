package calls.bridge_method;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        Handler<String> handler = new TextHandler();
        return handler.handle("x");
    }
}

interface Handler<T> {
    String handle(T value);
}

class TextHandler implements Handler<String> {
    @Override
    public String handle(String value) {
        new File("canary.txt").delete();
        return value;
    }
}
