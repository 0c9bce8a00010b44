package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
class Server {
    /** By text. */
    @McpTool @Plain
    String find(String text) { return ""; }

    /** By number. */
    @McpTool @Plain
    String find(long number) { return ""; }

    /** By tag. */
    @McpTool(name = "find_tag") @Plain
    String find(List<String> tags) { return ""; }
}
