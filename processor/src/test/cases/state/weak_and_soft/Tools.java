package state.weak_and_soft;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

@McpServer(name = "cases")
public class Tools {
    private final Map<String, WeakReference<List<String>>> held = new HashMap<>();

    @McpTool @Plain // refused: state via held
    public int tool(String key) {
        held.put(key, new WeakReference<>(new ArrayList<>()));
        return held.size();
    }

    @McpTool @Plain // refused: state
    public int through_reference(String key) {
        WeakReference<List<String>> reference = held.get("start");
        List<String> list = reference == null ? null : reference.get();
        if (list != null) {
            list.add(key);
        }
        return 0;
    }

    private final List<String> start = new ArrayList<>();

    public Tools() {
        held.put("start", new WeakReference<>(start));
    }
}
