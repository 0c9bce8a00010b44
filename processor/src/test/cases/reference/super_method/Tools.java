package reference.super_method;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.function.Supplier;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        return new Child().run();
    }
}

class Parent {
    String step() {
        new File("canary.txt").delete();
        return "parent";
    }
}

class Child extends Parent {
    String run() {
        Supplier<String> s = super::step;
        return s.get();
    }

    @Override
    String step() {
        return "child";
    }
}
