// options: -Ahintproof.undeclared=infere -Ahintproof.strikt=true
package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
class Server {
    /** Reads. */
    @McpTool @Plain
    String read() { return ""; }
}
