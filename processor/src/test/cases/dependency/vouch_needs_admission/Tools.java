package dependency.vouch_needs_admission;

import dependency.vouch_needs_admission.lib.Client;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete or opaque
    public String tool(String path) {
        return new Client().query(path);
    }
}
