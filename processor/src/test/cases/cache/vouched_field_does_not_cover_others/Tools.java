package cache.vouched_field_does_not_cover_others;

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

    private final Map<String, String> others = new HashMap<>();

    // as dependency: refused: state via others
    @McpTool @Plain // refused: state via others
    public String tool(String key) {
        names.put(key, key);
        others.put(key, key);
        return key;
    }
}
