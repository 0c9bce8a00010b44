package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
class Server {
    /** Has a blank. */
    @McpTool(name = "read note") @Plain
    String read() { return ""; }

    /** Has a letter that the protocol refuses. */
    @McpTool @Plain
    String größe() { return ""; }

    /** Is too long. */
    @McpTool(name = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa") @Plain
    String tooLong() { return ""; }

    /** Is fine. */
    @McpTool(name = "notes.read-all_2") @Plain
    String fine() { return ""; }
}
