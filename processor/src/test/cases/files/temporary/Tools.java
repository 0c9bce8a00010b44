package files.temporary;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public long tool(String text) throws IOException {
        Path scratch = Files.createTempFile("cases", ".txt");
        try {
            Files.writeString(scratch, text);
            return Files.size(scratch);
        } finally {
            Files.deleteIfExists(scratch);
        }
    }

    @McpTool @Plain // refused: fs.create via Files.createTempFile, fs.write via Files.writeString
    public long kept(String text) throws IOException {
        Path scratch = Files.createTempFile("cases", ".txt");
        Files.writeString(scratch, text);
        return Files.size(scratch);
    }

    // run: nothing, it is kept when reading fails
    @McpTool @Plain // refused: fs.create via Files.createTempFile, fs.write via Files.writeString, fs.delete via Files.delete
    public long kept_on_failure(String text) throws IOException {
        Path scratch = Files.createTempFile("cases", ".txt");
        Files.writeString(scratch, text);
        long size = Files.size(scratch);
        Files.delete(scratch);
        return size;
    }

    @McpTool @Plain // refused: fs.create via Files.createTempFile, fs.write via Files.move, fs.delete via Files.deleteIfExists
    public long moved(String text) throws IOException {
        Path scratch = Files.createTempFile("cases", ".txt");
        try {
            Files.move(scratch, Path.of("kept.txt"));
            return 1;
        } finally {
            Files.deleteIfExists(scratch);
        }
    }

    @McpTool @Plain // refused: fs.delete via Files.deleteIfExists
    public long other_path_deleted(String path) throws IOException {
        Path scratch = Path.of(path);
        try {
            return Files.size(scratch);
        } finally {
            Files.deleteIfExists(scratch);
        }
    }
}
