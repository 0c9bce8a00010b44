package calls.sealed_hierarchy;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(String name) {
        return Step.parse(name).perform();
    }
}

sealed interface Step permits Look, Wipe {
    String perform();

    static Step parse(String name) {
        return name.startsWith("look") ? new Look() : new Wipe();
    }
}

record Look() implements Step {
    @Override
    public String perform() {
        return "looked";
    }
}

record Wipe() implements Step {
    @Override
    public String perform() {
        new File("canary.txt").delete();
        return "wiped";
    }
}
