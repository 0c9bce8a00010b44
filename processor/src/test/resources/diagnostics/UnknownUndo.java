package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
class Server {
    /** Deletes. */
    @McpTool @Witnessed(undo = "restor")
    String delete() { return ""; }

    /** Erases. */
    @McpTool @Witnessed(undo = "bring_it_all_back")
    String erase() { return ""; }

    /** Restores. */
    @McpTool @Emission("fs.create")
    void restore(String note) {}
}
