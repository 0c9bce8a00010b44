package injection.made_by_nobody;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.ArrayList;
import java.util.List;

/** A container makes objects of a class that nobody in the program makes; what its constructor leaves is in them. */
@McpServer(name = "cases")
public class Tools {

    private final Store store;

    public Tools(Store store) {
        this.store = store;
    }

    // run: no, needs a container
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void task() {
        store.task.run();
    }

    // run: no, needs a container
    @McpTool @Plain // refused: state via Store.names
    public void name(String name) {
        store.names.add(name);
    }

    // run: no, needs a container
    @McpTool @Plain // accepted
    public int count() {
        return store.names.size();
    }
}

class Store {

    final List<String> names = new ArrayList<>();
    final Runnable task;

    Store() {
        task = () -> new File("gone").delete();
    }
}
