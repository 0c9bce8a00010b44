package t;

import dev.hintproof.annotations.*;
import java.nio.file.*;

@McpServer(name = "s")
class Server {
    /** Reads. */
    @McpTool @Emission
    String read(Path file) throws Exception { return Files.readString(file); }

    /** Deletes. */
    @McpTool @Emission({"fs.delete", "net.write"})
    void delete(Path file) throws Exception { Files.delete(file); }

    /** Starts something. */
    @McpTool @Emission
    void start() throws Exception { Runtime.getRuntime().exec("x"); }
}
