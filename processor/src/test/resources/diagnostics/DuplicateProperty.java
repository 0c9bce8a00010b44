package t;

import dev.hintproof.annotations.*;
import java.util.*;

import com.fasterxml.jackson.annotation.*;

@McpServer(name = "s")
class Server {
    record Note(@JsonProperty("id") long number, String id) {}
    record Fine(@JsonProperty("number") long id, String text) {}

    /** Takes one. */
    @McpTool @Plain
    void a(Note note) {}

    /** Fine. */
    @McpTool @Plain
    void b(Fine note) {}
}
