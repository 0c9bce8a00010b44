package calls.static_helper_deletes;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via Files.delete
    public String tidy(String path) throws IOException {
        return Janitor.tidy(Path.of(path));
    }
}

final class Janitor {
    static String tidy(Path path) throws IOException {
        return path.getFileName() + " " + drop(path);
    }

    private static boolean drop(Path path) throws IOException {
        Files.delete(path);
        return true;
    }
}
