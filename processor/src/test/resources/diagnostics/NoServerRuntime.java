// options: --bare
package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
class Server {
    /** Reads. */
    @McpTool @Plain
    void a() {}
}
