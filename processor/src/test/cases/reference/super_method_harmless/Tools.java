package reference.super_method_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.function.Supplier;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool() {
        return new Child().run();
    }
}

class Parent {
    String step() {
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
        new File("canary.txt").delete();
        return "child";
    }
}
