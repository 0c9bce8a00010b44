package files.temporary_used_again;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.write via Files.writeString
    public void written_after_deletion(String text) throws IOException {
        Path scratch = Files.createTempFile("cases", ".txt");
        Files.delete(scratch);
        Files.writeString(scratch, text);
    }

    @McpTool @Plain // refused: fs.create via Files.createFile
    public void created_after_deletion(String text) throws IOException {
        Path scratch = Files.createTempFile("cases", ".txt");
        try {
            Files.writeString(scratch, text);
        } finally {
            Files.deleteIfExists(scratch);
        }
        Files.createFile(scratch);
    }

    @McpTool @Plain // refused: fs.create via Files.createTempFile, fs.delete via Files.delete
    public void another_made_before_deletion() throws IOException {
        Path scratch;
        int left = 2;
        do {
            scratch = Files.createTempFile("cases", ".txt");
        } while (--left > 0);
        Files.delete(scratch);
    }

    @McpTool @Plain // accepted
    public long one_each_round(String text) throws IOException {
        long total = 0;
        for (int i = 0; i < 2; i++) {
            Path scratch = Files.createTempFile("cases", ".txt");
            try {
                Files.writeString(scratch, text);
                total += Files.size(scratch);
            } finally {
                Files.deleteIfExists(scratch);
            }
        }
        return total;
    }

    @McpTool @Plain // accepted
    public boolean looked_for_after_deletion(String text) throws IOException {
        Path scratch = Files.createTempFile("cases", ".txt");
        try {
            Files.writeString(scratch, text);
        } finally {
            Files.deleteIfExists(scratch);
        }
        return Files.exists(scratch);
    }
}
