package t;

import dev.hintproof.annotations.*;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.file.*;

@McpServer(name = "s")
class Server {
    /** Its undo changes nothing. */
    @McpTool @Witnessed(undo = "look")
    Path delete(Path file) throws Exception { Files.delete(file); return file; }

    /** Looks. */
    @McpTool @Plain
    void look(Path file) {}
}
