package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
class Server {
    /** Reads. */
    @McpTool @Plain
    String read(long noteId, @McpParam(name = "note_id") long other, @McpParam(name = "third_id") long third) { return ""; }
}
