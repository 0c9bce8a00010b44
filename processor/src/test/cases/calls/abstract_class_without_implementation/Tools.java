package calls.abstract_class_without_implementation;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    private final Store store;

    public Tools(Store store) {
        this.store = store;
    }

    // run: no, nobody extends it
    @McpTool @Plain // refused: opaque via Store.get
    public String tool() {
        return store.get();
    }
}

abstract class Store {
    abstract String get();
}
