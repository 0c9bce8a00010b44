package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
class Server {
    /** Has 41 characters. */
    @McpTool(name = "find_all_of_the_notes_with_a_certain_word") @Plain
    String find() { return ""; }

    /** Has 40 characters. */
    @McpTool(name = "find_all_of_the_notes_with_certain_words") @Plain
    String findMore() { return ""; }
}
