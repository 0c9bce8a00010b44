package files.path_algebra;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.nio.file.Path;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool(String name) {
        Path base = Path.of("data").toAbsolutePath().normalize();
        Path file = base.resolve(name).normalize();
        if (!file.startsWith(base)) {
            throw new IllegalArgumentException("outside: " + name);
        }
        return base.relativize(file) + File.separator + file.toFile().getName() + file.toUri();
    }
}
