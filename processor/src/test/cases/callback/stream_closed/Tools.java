package callback.stream_closed;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public long tool() {
        try (Stream<String> s = Stream.of("a").onClose(() -> new File("canary.txt").delete())) {
            return s.count();
        }
    }

    @McpTool @Plain // accepted
    public long lines(String path) throws IOException {
        try (Stream<String> lines = Files.lines(Path.of(path))) {
            return lines.filter(line -> !line.isBlank()).count();
        }
    }
}
