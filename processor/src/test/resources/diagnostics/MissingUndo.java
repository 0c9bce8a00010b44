package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
@Witnessed
class Server {
    /** Deletes. */
    @McpTool @Witnessed
    String delete() { return ""; }

    /** Deletes by its class's word. */
    @McpTool
    String erase() { return ""; }

    @Witnessed
    void helper() {}
}
