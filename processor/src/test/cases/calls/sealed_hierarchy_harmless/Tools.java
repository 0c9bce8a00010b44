package calls.sealed_hierarchy_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool(String name) {
        Step step = name.startsWith("a") ? new Look(name) : new Count(name.length());
        return step.perform();
    }
}

sealed interface Step permits Look, Count {
    String perform();
}

record Look(String what) implements Step {
    @Override
    public String perform() {
        return "looked at " + what;
    }
}

record Count(int n) implements Step {
    @Override
    public String perform() {
        return Integer.toString(n);
    }
}
