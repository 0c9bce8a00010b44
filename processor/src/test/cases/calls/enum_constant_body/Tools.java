package calls.enum_constant_body;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    // args: "WIPE"
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(String name) {
        return Action.valueOf(name).perform();
    }
}

enum Action {
    LOOK,
    WIPE {
        @Override
        String perform() {
            new File("canary.txt").delete();
            return "wiped";
        }
    };

    String perform() {
        return "nothing";
    }
}
