package state.inherited_field;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    private final Sub sub = new Sub();

    @McpTool @Plain // refused: state via total
    public int tool() {
        return sub.add(3);
    }
}

abstract class Top {
    protected int total;
}

class Sub extends Top {
    int add(int n) {
        total += n;
        return total;
    }
}
