package state.map_put_witnessed;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Witness;
import dev.hintproof.annotations.Witnessed;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

@McpServer(name = "cases")
public class Tools {
    private final Map<String, String> notes = new ConcurrentHashMap<>();

    @McpTool @Witnessed(undo = "remove", witness = Witness.ARGUMENTS) // accepted
    public String add(String title) {
        notes.put(title, "text");
        return title;
    }

    @McpTool @Witnessed(undo = "add", witness = Witness.ARGUMENTS) // accepted
    public String remove(String title) {
        notes.remove(title);
        return title;
    }
}
