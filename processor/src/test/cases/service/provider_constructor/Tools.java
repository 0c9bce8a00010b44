package service.provider_constructor;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ServiceLoader;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete, maybe opaque
    public long tool() {
        return ServiceLoader.load(Plugin.class).stream().map(ServiceLoader.Provider::get).count()
                + ServiceLoader.load(Plugin.class).iterator().next().hashCode();
    }
}
