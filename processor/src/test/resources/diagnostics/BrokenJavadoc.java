package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
class Server {
    /** Reads <b>all notes. */
    @McpTool @Plain
    void a() {}

    /** Reads {@code all notes. */
    @McpTool @Plain
    void b() {}

    /** Reads all</i> notes. */
    @McpTool @Plain
    void c() {}

    /** Reads <b>all</b> notes:<ul><li>old<li>new</ul>and <p>more. */
    @McpTool @Plain
    void d() {}
}
