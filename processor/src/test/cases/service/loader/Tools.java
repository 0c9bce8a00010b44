package service.loader;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ServiceLoader;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool() {
        StringBuilder out = new StringBuilder();
        for (Plugin plugin : ServiceLoader.load(Plugin.class)) {
            out.append(plugin.run());
        }
        return out.toString();
    }
}
