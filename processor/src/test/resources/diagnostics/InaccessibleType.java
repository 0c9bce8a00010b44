package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
class Server {
    private record Hidden(int x) {}
    record Shown(int x) {}

    /** Takes what can't be named. */
    @McpTool @Plain
    void a(List<Hidden> hidden) {}

    /** Fine. */
    @McpTool @Plain
    void b(List<Shown> shown) {}
}
