package calls.private_interface_method_harmless;

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

interface Named {
    default String name() {
        return hidden();
    }

    private String hidden() {
        return "hidden";
    }
}

class Impl implements Named {
    // No override of the private one.
    public String hidden() {
        new File("canary.txt").delete();
        return "mine";
    }
}
