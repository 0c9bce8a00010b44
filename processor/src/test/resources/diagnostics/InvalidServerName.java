package t;

import dev.hintproof.annotations.*;
import java.util.*;

class Servers {
    @McpServer(name = "../notes")
    static class Escaping {
        /** Reads. */
        @McpTool @Plain
        String read() { return ""; }
    }

    @McpServer(name = "my.notes-2")
    static class Fine {
        /** Reads. */
        @McpTool @Plain
        String read() { return ""; }
    }
}
