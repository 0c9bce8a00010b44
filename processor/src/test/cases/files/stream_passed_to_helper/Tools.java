package files.stream_passed_to_helper;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.write via Files.newOutputStream
    public String tool(String path) throws IOException {
        try (OutputStream out = Files.newOutputStream(Path.of(path))) {
            dump(out);
        }
        return path;
    }

    @McpTool @Plain // accepted
    public int other() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        dump(out);
        return out.size();
    }

    private static void dump(OutputStream out) throws IOException {
        out.write(new byte[] {1, 2, 3});
    }
}
