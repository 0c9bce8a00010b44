package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
class Server {
    @Idempotent
    String helper() { return ""; }

    /** Reads. */
    @McpTool @Plain @Idempotent
    String read() { return ""; }
}
