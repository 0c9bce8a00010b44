package service.loader_harmless;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ServiceLoader;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool() {
        return ServiceLoader.load(Plugin.class).findFirst().map(Plugin::run).orElse("none");
    }
}
