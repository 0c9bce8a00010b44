package pattern.singleton;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool() {
        return Settings.instance().name();
    }

    @McpTool @Plain // refused: fs.delete via File.delete
    public String other() {
        return Settings.instance().reset();
    }
}

final class Settings {
    private static final Settings INSTANCE = new Settings();
    private final String name = "settings";

    static Settings instance() {
        return INSTANCE;
    }

    String name() {
        return name;
    }

    String reset() {
        new File("canary.txt").delete();
        return name;
    }
}
