package t;

import dev.hintproof.annotations.*;
import java.util.*;

class NoServer {
    /** Reads. */
    @McpTool @Plain
    String read() { return ""; }

    @McpServer(name = "s")
    static class Server {
        /** Reads. */
        @McpTool @Plain
        String fine() { return ""; }
    }
}
