package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
class Server {
    @Vouched(as = Plain.class, capabilities = {"fs.read", "fs.delete"}, reason = "it reads")
    String vouched() { return ""; }

    @Witnessed({"db.write", "net.write"})
    String bounded() { return ""; }

    /** Sends. */
    @McpTool @Emission({"db.write", "clock"})
    String send() { return ""; }
}
