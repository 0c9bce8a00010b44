package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
class Server {
    /** Reads. */
    @McpTool @Plain
    String read(@McpParam(name = "note id") long id, @McpParam(name = "class") String kind, String größe) { return ""; }
}
