package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
class Server {
    /** Sends. */
    @McpTool @Emission({"net.wirte", "process.spawn"})
    String send() { return ""; }

    @Vouched(as = Emission.class, capabilities = "teleport", reason = "it does")
    String helper() { return ""; }
}
