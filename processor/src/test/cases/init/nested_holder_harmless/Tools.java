package init.nested_holder_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.HashMap;
import java.util.Map;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool() {
        return Registry.get();
    }
}

final class Registry {
    private static final class Holder {
        static final Registry INSTANCE = new Registry();
    }

    private final Map<String, String> names;

    private Registry() {
        Map<String, String> all = new HashMap<>();
        all.put("a", "b");
        names = Map.copyOf(all);
    }

    static String get() {
        return Holder.INSTANCE.names.get("a");
    }
}
