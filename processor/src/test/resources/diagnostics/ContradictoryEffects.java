package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
class Server {
    /** Reads. */
    @McpTool @Plain @Emission
    String read() { return ""; }

    @Vouched(as = Plain.class, reason = "it only reads") @Plain
    String helper() { return ""; }

    @Vouched(as = Plain.class, reason = "it only reads")
    String vouched() { return ""; }

    @Plain
    String bounded() { return ""; }
}
