package bounds.interface_method_closes_an_open_set;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    private final Store store;

    public Tools(Store store) {
        this.store = store;
    }

    // run: no, nobody implements it
    @McpTool @Plain // accepted, assumes bound:bounds/interface_method_closes_an_open_set/Store
    public String tool() {
        return store.get();
    }
}

interface Store {
    @Plain
    String get();
}
