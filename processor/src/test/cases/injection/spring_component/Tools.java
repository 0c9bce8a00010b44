package injection.spring_component;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import org.springframework.stereotype.Component;

@McpServer(name = "cases")
public class Tools {
    private final Store store;

    public Tools(Store store) {
        this.store = store;
    }

    @McpTool @Plain // accepted
    public String tool(String name) {
        return store.get(name);
    }
}

interface Store {
    String get(String name);
}

@Component
class RealStore implements Store {
    @Override
    public String get(String name) {
        return name.trim();
    }
}
