package files.writer_of_start_up;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;

@McpServer(name = "cases")
public class Tools {
    private final Writer journal;

    public Tools() throws IOException {
        journal = Files.newBufferedWriter(Path.of("journal.txt"));
    }

    @McpTool @Plain // refused: fs.write via Files.newBufferedWriter
    public String tool(String line) throws IOException {
        journal.write(line);
        journal.flush();
        return line;
    }

    @McpTool @Plain // accepted
    public String other(String line) {
        return line.trim();
    }
}
