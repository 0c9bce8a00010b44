// options: -Ahintproof.undeclared=error
package t;

import dev.hintproof.annotations.*;
import java.util.*;

class Servers {
    @McpServer(name = "s")
    static class Server {
        /** Says nothing. */
        @McpTool
        void a() {}

        /** Says something. */
        @McpTool @Plain
        void b() {}
    }

    @McpServer(name = "t") @Plain
    static class Other {
        /** Its class says it. */
        @McpTool
        void a() {}
    }
}
