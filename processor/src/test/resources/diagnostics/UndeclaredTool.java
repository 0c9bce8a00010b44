package t;

import dev.hintproof.annotations.*;
import java.nio.file.*;

@McpServer(name = "s")
class Server {
    /** Reads. */
    @McpTool
    String read(Path file) throws Exception { return Files.readString(file); }

    /** Starts something. */
    @McpTool
    void start() throws Exception { Runtime.getRuntime().exec("x"); }
}
