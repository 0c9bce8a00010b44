package calls.static_helper_reads;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String head(String path) throws IOException {
        return Reader.head(Path.of(path));
    }
}

final class Reader {
    static String head(Path path) throws IOException {
        try (BufferedReader in = Files.newBufferedReader(path)) {
            String line = in.readLine();
            return line == null ? "" : line;
        }
    }
}
