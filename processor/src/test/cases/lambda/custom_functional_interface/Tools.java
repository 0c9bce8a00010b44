package lambda.custom_functional_interface;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

@McpServer(name = "cases")
public class Tools {
    interface Check {
        boolean ok(String name) throws IOException;

        default Check and(Check other) {
            return name -> ok(name) && other.ok(name);
        }
    }

    @McpTool @Plain // refused: fs.delete via File.delete
    public boolean tool(String path) throws IOException {
        Check exists = name -> Files.exists(Path.of(name));
        return exists.and(name -> Files.deleteIfExists(Path.of("x")) || new File(name).delete())
                .ok(path);
    }

    @McpTool @Plain // accepted
    public boolean other(String path) throws IOException {
        Check exists = name -> Files.exists(Path.of(name));
        return exists.and(name -> name.length() > 2).ok(path);
    }
}
