package state.object_holds_shared_list;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    private final List<String> shared = new ArrayList<>();

    @McpTool @Plain // refused: state via shared
    public int tool(String name) {
        Editor editor = new Editor(shared);
        editor.append(name);
        return 1;
    }

    @McpTool @Plain // accepted
    public int other(String name) {
        Editor editor = new Editor(new ArrayList<>(shared));
        editor.append(name);
        return editor.size();
    }
}

class Editor {
    private final List<String> target;

    Editor(List<String> target) {
        this.target = target;
    }

    void append(String name) {
        target.add(name);
    }

    int size() {
        return target.size();
    }
}
