package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
class Server {
    /** One. */
    @McpTool(name = "search-a") @Plain
    String one() { return ""; }

    /** Two. */
    @McpTool(name = "search_a") @Plain
    String two() { return ""; }

    /** Three. */
    @McpTool(name = "search_b") @Plain
    String three() { return ""; }
}
