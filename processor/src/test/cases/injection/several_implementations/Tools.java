package injection.several_implementations;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    private final Store store;

    public Tools(Store store) {
        this.store = store;
    }

    // run: nothing, the harness gives it the first one
    // as dependency: no, the code that wires it isn't reached there
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(String name) {
        return store.get(name);
    }
}

interface Store {
    String get(String name);
}

class AStore implements Store {
    @Override
    public String get(String name) {
        return "a " + name;
    }
}

class BStore implements Store {
    @Override
    public String get(String name) {
        return "b " + new File(name).delete();
    }
}

class Main {
    static Tools tools(boolean first) {
        return new Tools(first ? new AStore() : new BStore());
    }
}
