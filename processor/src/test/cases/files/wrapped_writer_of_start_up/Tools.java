package files.wrapped_writer_of_start_up;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.BufferedWriter;
import java.io.FileWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;

@McpServer(name = "cases")
public class Tools {
    private final Journal journal = new Journal();

    @McpTool @Plain // refused: fs.write via FileWriter
    public String tool(String line) {
        journal.note(line);
        return line;
    }
}

class Journal {
    private final PrintWriter out;

    Journal() {
        try {
            out = new PrintWriter(new BufferedWriter(new FileWriter("journal.txt")), true);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void note(String line) {
        out.println(line);
    }
}
