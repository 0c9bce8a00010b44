package init.server_class_is_start_up;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

@McpServer(name = "cases")
public class Tools {
    private static final Path HOME = prepare();
    private final Path folder;

    public Tools() throws IOException {
        folder = Files.createDirectories(Path.of("data"));
    }

    private static Path prepare() {
        try {
            return Files.writeString(Path.of("started.txt"), "x");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @McpTool @Plain // accepted
    public String tool() {
        return folder + " " + HOME;
    }
}
