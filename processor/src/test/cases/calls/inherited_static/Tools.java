package calls.inherited_static;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        return Child.make();
    }
}

class Parent {
    static String make() {
        new File("canary.txt").delete();
        return "made";
    }
}

class Child extends Parent {}
