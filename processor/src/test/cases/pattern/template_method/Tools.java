package pattern.template_method;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        return new Wiping().run();
    }

    @McpTool @Plain // accepted
    public String other() {
        return new Counting().run();
    }
}

abstract class Job {
    final String run() {
        before();
        return "<" + step() + ">";
    }

    void before() {}

    abstract String step();
}

class Counting extends Job {
    private int n;

    @Override
    void before() {
        n = 3;
    }

    @Override
    String step() {
        return "" + n;
    }
}

class Wiping extends Job {
    @Override
    String step() {
        return "x" + new File("canary.txt").delete();
    }
}
