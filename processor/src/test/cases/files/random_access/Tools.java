package files.random_access;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.io.RandomAccessFile;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.write via RandomAccessFile
    public long write(String path) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(path, "rw")) {
            file.setLength(0);
            return file.length();
        }
    }
}
