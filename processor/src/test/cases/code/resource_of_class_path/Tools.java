package code.resource_of_class_path;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.io.InputStream;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool() throws IOException {
        try (InputStream in = Tools.class.getResourceAsStream("Tools.class")) {
            return in == null ? "none" : "bytes " + in.readAllBytes().length;
        }
    }
}
