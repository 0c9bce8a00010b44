package calls.switch_pattern;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

// java: 21
@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(String name) {
        Step step = name.isEmpty() ? new Look("x") : new Wipe(3);
        return switch (step) {
            case Look(String what) -> what;
            case Wipe(int n) when n > 2 -> {
                new File("canary.txt").delete();
                yield "wiped";
            }
            case Wipe wipe -> "no";
        };
    }
}

sealed interface Step permits Look, Wipe {}

record Look(String what) implements Step {}

record Wipe(int n) implements Step {}
