package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
class Server {
    enum Order { NEWEST, OLDEST }
    record Page(@McpParam(defaultValue = "10") int size) {}

    /** Not a number. */
    @McpTool @Plain
    void a(@McpParam(defaultValue = "ten") int size) {}

    /** Not a constant. */
    @McpTool @Plain
    void b(@McpParam(defaultValue = "newest") Order order) {}

    /** Not of the element's type. */
    @McpTool @Plain
    void c(@McpParam(defaultValue = "[\"a\", 1]") List<String> tags) {}

    /** On a member. */
    @McpTool @Plain
    void d(Page page) {}

    /** Fine. */
    @McpTool @Plain
    void e(
            @McpParam(defaultValue = "10") int size,
            @McpParam(defaultValue = "NEWEST") Order order,
            @McpParam(defaultValue = "[\"a\"]") List<String> tags,
            @McpParam(defaultValue = "10") String text,
            @McpParam(defaultValue = "") String empty) {}
}
