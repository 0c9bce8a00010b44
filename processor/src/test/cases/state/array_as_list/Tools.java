package state.array_as_list;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    private final String[] names = {"a", "b"};

    @McpTool @Plain // refused: state via names
    public String tool() {
        Arrays.asList(names).set(0, "z");
        return names[0];
    }

    @McpTool @Plain // accepted
    public String other() {
        List<String> local = new ArrayList<>(Arrays.asList(names));
        local.set(0, "z");
        return local.get(0) + names[0];
    }
}
