package injection.several_implementations_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    private final Store store;

    public Tools(Store store) {
        this.store = store;
    }

    // as dependency: no, the code that wires it isn't reached there
    @McpTool @Plain // accepted
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
    private final Store next;

    BStore(Store next) {
        this.next = next;
    }

    @Override
    public String get(String name) {
        return "b " + next.get(name);
    }
}

class Main {
    static Tools tools() {
        return new Tools(new BStore(new AStore()));
    }
}
