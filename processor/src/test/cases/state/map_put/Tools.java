package state.map_put;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

@McpServer(name = "cases")
public class Tools {
    private final Map<String, String> notes = new ConcurrentHashMap<>();

    @McpTool @Plain // refused: state via notes
    public String write(String title) {
        notes.put(title, "text");
        return title;
    }

    @McpTool @Plain // accepted
    public String read(String title) {
        return notes.getOrDefault(title, "none");
    }
}
