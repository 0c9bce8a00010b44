package calls.dead_implementation;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    private final Store store = new ReadOnlyStore();

    @McpTool @Plain // accepted
    public String tool() {
        return store.get();
    }
}

interface Store {
    String get();
}

class ReadOnlyStore implements Store {
    @Override
    public String get() {
        return "x";
    }
}

// Never instantiated.
class DeletingStore implements Store {
    @Override
    public String get() {
        new File("canary.txt").delete();
        return "y";
    }
}
