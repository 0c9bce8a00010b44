package init.of_enum_by_switch;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public int tool() {
        return weight(null == null ? Level.valueOf("LOW") : null);
    }

    private static int weight(Level level) {
        switch (level) {
            case LOW:
                return 1;
            default:
                return 2;
        }
    }
}

enum Level {
    LOW,
    HIGH;

    Level() {
        new File("canary.txt").delete();
    }
}
