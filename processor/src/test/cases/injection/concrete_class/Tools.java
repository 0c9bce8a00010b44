package injection.concrete_class;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.Map;

@McpServer(name = "cases")
public class Tools {
    private final Catalogue catalogue;

    public Tools(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    @McpTool @Plain // accepted
    public String tool(String name) {
        return catalogue.find(name);
    }
}

class Catalogue {
    private final Map<String, String> all = Map.of("canary.txt", "a bird");

    String find(String name) {
        return all.getOrDefault(name, "none");
    }
}
