package lambda.map_of_handlers;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

@McpServer(name = "cases")
public class Tools {
    private final Map<String, Function<String, String>> handlers = new HashMap<>();

    public Tools() {
        handlers.put("look", name -> "looked at " + name);
        handlers.put("wipe", name -> "wiped " + new File(name).delete());
    }

    // args: "wipe", "canary.txt"
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(String action, String name) {
        Function<String, String> handler = handlers.get(action);
        return handler == null ? "unknown" : handler.apply(name);
    }
}
