package t;

import dev.hintproof.annotations.*;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.file.*;

@McpServer(name = "s")
class Server {
    /** Its undo sends something out. */
    @McpTool @Witnessed(undo = "send")
    Path erase(Path file) throws Exception { Files.delete(file); return file; }

    /** Sends. */
    @McpTool @Emission
    void send(Path file) { HttpRequest.newBuilder(URI.create("x:y")).POST(HttpRequest.BodyPublishers.noBody()); }

    /** Its undo changes another family. */
    @McpTool @Witnessed(undo = "nothing")
    Path remove(Path file) throws Exception { Files.delete(file); return file; }

    /** Declares more than it does. */
    @McpTool @Emission("db.write")
    void nothing(Path file) {}

    /** Fine. */
    @McpTool @Witnessed(undo = "write")
    Path clear(Path file) throws Exception { Files.delete(file); return file; }

    /** Writes. */
    @McpTool @Emission("fs.write")
    void write(Path file) throws Exception { Files.writeString(file, ""); }
}
