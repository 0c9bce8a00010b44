package calls.super_constructor_calls_override;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        return new Child().toString();
    }
}

abstract class Parent {
    Parent() {
        init();
    }

    abstract void init();
}

class Child extends Parent {
    @Override
    void init() {
        new File("canary.txt").delete();
    }
}
