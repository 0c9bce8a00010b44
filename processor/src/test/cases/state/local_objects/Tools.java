package state.local_objects;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public Draft tool(String title) {
        Draft draft = new Draft();
        draft.setTitle(title);
        draft.tags().add("new");
        draft.length = title.length();
        return draft;
    }

    @McpTool @Plain // accepted
    public int walker() {
        Walker walker = new Walker();
        walker.visit(4);
        return walker.seen.size() + walker.depth;
    }
}

class Draft {
    private String title;
    private final List<String> tags = new ArrayList<>();
    public int length;

    public String getTitle() {
        return title;
    }

    void setTitle(String title) {
        this.title = title;
    }

    List<String> tags() {
        return tags;
    }
}

class Walker {
    final Set<Integer> seen = new HashSet<>();
    int depth;

    void visit(int n) {
        if (n > 0 && seen.add(n)) {
            depth++;
            visit(n - 1);
        }
    }
}
