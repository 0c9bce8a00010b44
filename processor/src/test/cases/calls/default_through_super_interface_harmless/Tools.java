package calls.default_through_super_interface_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool() {
        return new Impl().name();
    }
}

interface Left {
    default String name() {
        return "left";
    }
}

interface Right {
    default String name() {
        new File("canary.txt").delete();
        return "right";
    }
}

class Impl implements Left, Right {
    @Override
    public String name() {
        return Left.super.name();
    }
}
