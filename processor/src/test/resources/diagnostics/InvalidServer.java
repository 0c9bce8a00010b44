package t;

import dev.hintproof.annotations.*;
import java.util.*;

class Outer {
    @McpServer(name = "a")
    private static class Hidden {
        /** Reads. */
        @McpTool @Plain
        String read() { return ""; }
    }

    @McpServer(name = "b")
    static class Shown {
        /** Reads. */
        @McpTool @Plain
        String read() { return ""; }
    }
}

@McpServer(name = "c")
class Generic<T> {
    /** Reads. */
    @McpTool @Plain
    String read() { return ""; }
}
