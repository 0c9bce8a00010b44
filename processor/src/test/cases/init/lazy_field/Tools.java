package init.lazy_field;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    // run: nothing, the first call initialises the class too
    @McpTool @Plain // refused: state via Lazy
    public String tool() {
        return Lazy.get();
    }
}

final class Lazy {
    private static List<String> names;

    static String get() {
        if (names == null) {
            names = new ArrayList<>();
            names.add("a");
        }
        return names.get(0);
    }
}
