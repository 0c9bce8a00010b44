package state.argument_is_changed;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    // args: ["b", "a"]
    // as method: refused: state
    @McpTool @Plain // accepted
    public List<String> tool(ArrayList<String> names) {
        Collections.sort(names);
        names.add("z");
        return names;
    }
}
