package t;

import dev.hintproof.annotations.*;
import java.util.*;

class Servers {
    @McpServer(name = "notes", version = "1", title = "Notes")
    static class First {
        /** Reads. */
        @McpTool @Plain
        String read() { return ""; }
    }

    @McpServer(name = "notes", version = "2", title = "Notes")
    static class Second {
        /** Lists. */
        @McpTool @Plain
        String list() { return ""; }
    }

    @McpServer(name = "Notes")
    static class Third {
        /** Finds. */
        @McpTool @Plain
        String find() { return ""; }
    }

    @McpServer(name = "notes")
    static class Silent {
        /** Counts. */
        @McpTool @Plain
        int count() { return 0; }
    }
}
