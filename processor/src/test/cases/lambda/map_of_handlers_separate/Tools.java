package lambda.map_of_handlers_separate;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

@McpServer(name = "cases")
public class Tools {
    private final Map<String, Function<String, String>> reading = new LinkedHashMap<>();
    private final Map<String, Function<String, String>> writing = new LinkedHashMap<>();

    public Tools() {
        reading.put("look", name -> "looked at " + name);
        writing.put("wipe", name -> "wiped " + new File(name).delete());
    }

    // args: "look", "x"
    @McpTool @Plain // accepted
    public String look(String action, String name) {
        return reading.get(action).apply(name);
    }

    // args: "wipe", "canary.txt"
    @McpTool @Plain // refused: fs.delete via File.delete
    public String wipe(String action, String name) {
        return writing.get(action).apply(name);
    }
}
