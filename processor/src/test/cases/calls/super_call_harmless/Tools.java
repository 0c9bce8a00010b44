package calls.super_call_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool() {
        return new Plain2().name();
    }

    @McpTool @Plain // refused: fs.delete via File.delete
    public String other() {
        return new Wild().name();
    }
}

class Base {
    String name() {
        return "base";
    }
}

class Plain2 extends Base {
    @Override
    String name() {
        return super.name() + "!";
    }
}

class Wild extends Base {
    @Override
    String name() {
        new File("canary.txt").delete();
        return super.name();
    }
}
