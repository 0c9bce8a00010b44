package state.defensive_getter;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    private final Model model = new Model();

    @McpTool @Plain // accepted
    public List<String> tool(String name) {
        List<String> copy = model.names();
        copy.add(name);
        return copy;
    }
}

class Model {
    private final List<String> names = new ArrayList<>();

    List<String> names() {
        return new ArrayList<>(names);
    }
}
