package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
abstract class Server {
    /** Hidden. */
    @McpTool @Plain
    private String hidden() { return ""; }

    /** Generic. */
    @McpTool @Plain
    <T> String generic(T value) { return ""; }

    /** Abstract. */
    @McpTool @Plain
    abstract String bodyless();

    /** Fine. */
    @McpTool @Plain
    static String varargs(String... values) { return ""; }

    /** Fine. */
    @McpTool @Plain
    static String fine(List<String> values) { return ""; }
}
