package t;

import dev.hintproof.annotations.*;
import java.nio.file.*;

@McpServer(name = "s")
@Plain
class Server {
    /** Deletes. */
    @McpTool
    void delete(Path file) throws Exception { helper(file); }

    /** Starts something. */
    @McpTool @Emission("net.write")
    void start() throws Exception { Runtime.getRuntime().exec("x"); }

    /** Reads. */
    @McpTool
    String read(Path file) throws Exception { return Files.readString(file); }

    /** Is declared. */
    @McpTool @Emission("fs.delete")
    void erase(Path file) throws Exception { helper(file); }

    private static void helper(Path file) throws Exception { Files.delete(file); }
}
