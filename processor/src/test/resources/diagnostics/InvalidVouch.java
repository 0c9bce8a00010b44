package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
class Server {
    @Vouched(as = Plain.class, reason = " ")
    String silent() { return ""; }

    @Vouched(as = Deprecated.class, reason = "it only reads")
    String wrong() { return ""; }

    @Vouched(as = Plain.class, reason = "it only reads")
    String fine() { return ""; }

    /** Reads. */
    @McpTool @Plain
    String read() { return ""; }
}
