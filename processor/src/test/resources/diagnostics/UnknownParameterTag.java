package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
class Server {
    /**
     * Reads.
     *
     * @param id the note's number
     */
    @McpTool @Plain
    void a(long noteId) {}

    /**
     * Reads.
     *
     * @param noteId the note's number
     */
    @McpTool @Plain
    void b(long noteId) {}
}
