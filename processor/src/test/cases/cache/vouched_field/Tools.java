package cache.vouched_field;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import dev.hintproof.annotations.Vouched;
import java.util.HashMap;
import java.util.Map;

@McpServer(name = "cases")
public class Tools {
    @Vouched(as = Plain.class, openWorld = false, reason = "a bounded memory of names, read under its own key")
    private final Map<String, String> names = new HashMap<>();

    // as dependency: refused: state via names
    // run: harmless, vouched
    @McpTool @Plain // accepted
    public String tool(String key) {
        String name = names.get(key);
        if (name == null) {
            name = key.trim();
            names.put(key, name);
        }
        return name;
    }
}
