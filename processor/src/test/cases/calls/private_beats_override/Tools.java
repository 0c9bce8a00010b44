package calls.private_beats_override;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool() {
        return new Child().run();
    }
}

class Parent {
    private String step() {
        return "parent";
    }

    String run() {
        return step();
    }
}

class Child extends Parent {
    // No override: Parent.step() is private.
    String step() {
        new File("canary.txt").delete();
        return "child";
    }
}
