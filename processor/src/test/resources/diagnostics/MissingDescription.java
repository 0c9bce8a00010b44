// options: -Ahintproof.strict
package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
class Server {
    @McpTool @Plain
    void a() {}

    /** Has one. */
    @McpTool @Plain
    void b() {}

    @McpTool(description = "Has one.") @Plain
    void c() {}
}
