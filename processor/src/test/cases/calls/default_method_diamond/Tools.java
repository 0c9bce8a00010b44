package calls.default_method_diamond;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        Top top = new Both();
        return top.name();
    }

    @McpTool @Plain // accepted
    public String left() {
        Top top = new OnlyLeft();
        return top.name();
    }
}

interface Top {
    default String name() {
        return "top";
    }
}

interface Left extends Top {}

interface Right extends Top {
    // The most specific one: it wins over Top.name() in Both.
    @Override
    default String name() {
        new File("canary.txt").delete();
        return "right";
    }
}

class Both implements Left, Right {}

class OnlyLeft implements Left {}
