package init.nested_holder;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        return Registry.get();
    }
}

final class Registry {
    private static final class Holder {
        static final Registry INSTANCE = new Registry();
    }

    private Registry() {
        new File("canary.txt").delete();
    }

    static String get() {
        return Holder.INSTANCE.toString();
    }
}
