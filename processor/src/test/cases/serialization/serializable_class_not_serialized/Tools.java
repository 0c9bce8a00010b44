package serialization.serializable_class_not_serialized;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.Serializable;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool() {
        return new Memo("a").text();
    }
}

record Memo(String text) implements Serializable {}
